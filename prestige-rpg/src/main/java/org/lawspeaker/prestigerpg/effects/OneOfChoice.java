package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingOption;
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
    implements PrestigeFrame, PickingOption {
  private static final Citation CHOICE = Citation.of("PRE-SPECIFIC-01");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    StringJoiner ways = new StringJoiner(", or ");
    for (int i = 0; i < of.size(); i++) {
      ways.add((i + 1) + ": " + Effect.says(of.get(i)));
    }
    return new Pending.Choose<>(seat, Window.of("choice", "Which: " + ways + "?", CHOICE));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    options(table).forEach(way -> moves.propose(new PickOption(seat, way)));
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(seat);
  }

  @Override
  public Citation why() {
    return CHOICE;
  }

  @Override
  public ImmutableList<String> options(Table table) {
    ImmutableList.Builder<String> numbers = ImmutableList.builder();
    for (int i = 1; i <= of.size(); i++) {
      numbers.add("" + i);
    }
    return numbers.build();
  }

  @Override
  public void pickOption(Table table, Seat by, int option) {
    table.pop();
    if (table.tells()) {
      table.tell(CHOICE, "chosen", seat + " chooses: " + Effect.says(of.get(option)));
    }
    Program.start(table, source, of.get(option));
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
