package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player chooses one of several ways.
 *
 * @param seat who
 * @param source where they come from
 * @param of the ways
 */
public record OneOfChoice(Seat seat, Source source, ImmutableList<ImmutableList<Effect>> of)
    implements PrestigeFrame {
  private static final Citation RANDOM = Citation.of("PRE-MODULE-04");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    if (isByLot(table)) {
      return new Pending.Chance<>(RANDOM, Distribution.uniform(of.size(), way -> new ByLot(way)));
    }
    StringJoiner ways = new StringJoiner(", or ");
    of.forEach(way -> ways.add(Effect.says(way)));
    return new Pending.Choose<>(seat, Window.of("choice", "Which: " + ways + "?", decides(table)));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    if (!isByLot(table)) {
      options().forEach(way -> moves.add(new PickOption(seat, way)));
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (isByLot(table) ? !(move instanceof ByLot) : !(move instanceof PickOption)) {
      faults.notAsked();
    } else if (way(move) < 0 || way(move) >= of.size()) {
      faults.add(decides(table), "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(decides(table));
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickOption(table, way(move));
  }

  private int way(PrestigeMove move) {
    return move instanceof ByLot lot ? lot.way() : options().indexOf(((PickOption) move).way());
  }

  private ImmutableList<String> options() {
    ImmutableList.Builder<String> numbers = ImmutableList.builder();
    for (int i = 1; i <= of.size(); i++) {
      numbers.add("" + i);
    }
    return numbers.build();
  }

  private Citation decides(Table table) {
    return isByLot(table) ? RANDOM : Cause.of(table, source).clause();
  }

  /** Whoever knows the story and must decide in it does so at random (PRE-MODULE-04). */
  private boolean isByLot(Table table) {
    return source.origin() == Origin.MODULE && table.settings.knows(seat);
  }

  private void pickOption(Table table, int option) {
    table.pop();
    if (table.isTelling()) {
      table.tell(decides(table), "chosen", seat + " chooses: " + Effect.says(of.get(option)));
    }
    Program.start(table, source.withChooser(seat.index()), of.get(option));
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
