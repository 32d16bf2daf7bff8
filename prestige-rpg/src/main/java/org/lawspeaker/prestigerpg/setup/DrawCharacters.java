package org.lawspeaker.prestigerpg.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Players without a character draw one of those left (PRE-Q-09).
 *
 * @param left the characters nobody has
 * @param waiting the seats still without one
 */
public record DrawCharacters(Pile left, ImmutableList<Seat> waiting) implements PrestigeFrame {
  private static final Citation TAKE = Citation.of("PRE-SETUP-07");

  @Override
  public boolean owes(Table table) {
    return !waiting.isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Chance<>(
        TAKE, Distribution.uniform(left.size(), index -> new TakeCharacter(left.get(index))));
  }

  /** The next player gets this character. */
  public void take(Table table, int character) {
    Seat seat = waiting.get(0);
    table.set(seat, table.sheet(seat).withCharacter(character));
    table.replaceTop(
        new DrawCharacters(left.withoutCard(character), waiting.subList(1, waiting.size())));
    if (table.tells()) {
      table.tell(TAKE, "character", seat + " is " + table.cards.character(character).name());
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
