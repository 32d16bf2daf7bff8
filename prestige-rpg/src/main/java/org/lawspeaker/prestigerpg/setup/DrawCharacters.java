package org.lawspeaker.prestigerpg.setup;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
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

  /** Who has no character yet. */
  public static ImmutableList<Seat> stillToDraw(Table table) {
    for (Agenda<PrestigeFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof DrawCharacters draw) {
        return draw.waiting;
      }
    }
    return ImmutableList.of();
  }

  @Override
  public boolean owes(Table table) {
    return !waiting.isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(
        TAKE, Distribution.uniform(left.size(), index -> new TakeCharacter(left.get(index))));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof TakeCharacter take)) {
      faults.notAsked();
    } else if (!left.contains(take.character())) {
      faults.add(TAKE, "taken");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(TAKE);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    take(table, ((TakeCharacter) move).character());
  }

  /** The next player gets this character. */
  private void take(Table table, int character) {
    Seat seat = waiting.get(0);
    table.set(seat, table.sheet(seat).withCharacter(character));
    table.replaceTop(
        new DrawCharacters(left.withoutCard(character), waiting.subList(1, waiting.size())));
    if (table.isTelling()) {
      table.tell(TAKE, "character", seat + " is " + table.cards.character(character).name());
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
