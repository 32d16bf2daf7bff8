package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
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
  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    StringJoiner ways = new StringJoiner(", or ");
    of.forEach(way -> ways.add(Effect.says(way)));
    return new Pending.Choose<>(seat, Window.of("choice", "Which: " + ways + "?", decides(table)));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    options().forEach(way -> moves.add(new PickOption(seat, way)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!options().contains(pick.way())) {
      faults.add(decides(table), "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(decides(table));
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickOption(table, options().indexOf(((PickOption) move).way()));
  }

  private ImmutableList<String> options() {
    ImmutableList.Builder<String> numbers = ImmutableList.builder();
    for (int i = 1; i <= of.size(); i++) {
      numbers.add("" + i);
    }
    return numbers.build();
  }

  private Citation decides(Table table) {
    return Cause.of(table, source).clause();
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
