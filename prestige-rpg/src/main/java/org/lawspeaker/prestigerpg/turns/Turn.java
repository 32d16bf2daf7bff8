package org.lawspeaker.prestigerpg.turns;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.attack.Flipping;
import org.lawspeaker.prestigerpg.lasting.Spans;
import org.lawspeaker.prestigerpg.setting.SetPile;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Fog;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * The turn of a player (PRE-TURN-02).
 *
 * @param seat whose
 * @param second whether it is the extra turn of a second card (PRE-Q-26)
 * @param first whether it is the first turn of the round
 * @param part what comes next
 */
public record Turn(Seat seat, boolean second, boolean first, Part part) implements PrestigeFrame {
  private static final Citation NO_FLIP = Citation.of("PRE-Q-111");

  /** The parts of a turn. */
  public enum Part {
    /** Before the flip. */
    BEFORE,
    /** The flip. */
    FLIP,
    /** A further flip, as long as a card lies there. */
    MORE,
    /** After the kill check. */
    AFTER,
    OVER
  }

  @Override
  public Optional<OnTurn> onTurn() {
    return Optional.of(new OnTurn(seat, second));
  }

  private Turn at(Part next) {
    return new Turn(seat, second, first, next);
  }

  @Override
  public void run(Table table) {
    if (!table.lives(seat)) {
      over(table);
      return;
    }
    switch (part) {
      case BEFORE -> {
        table.replaceTop(at(Part.FLIP));
        table.push(PlayWindow.opening(first ? Moment.CARDS_SET : Moment.BEFORE_FLIP, seat));
      }
      case FLIP, MORE -> flip(table);
      case AFTER -> {
        table.replaceTop(at(Part.OVER));
        table.push(PlayWindow.opening(Moment.CHECKED, seat));
      }
      case OVER -> over(table);
    }
  }

  /** What lasts until the end of the turn ends, also if its player has died in it (PRE-Q-62). */
  private static void over(Table table) {
    table.pop();
    Spans.endOfTurn(table);
  }

  /** The flip is compulsory (PRE-Q-20); without a card the turn goes on without it (PRE-Q-111). */
  private void flip(Table table) {
    if (table.sheet(seat).marks().turned()) {
      table.replaceTop(at(Part.AFTER));
      Turned.turn(table, seat);
      return;
    }
    int index = SetPile.next(table, seat, second);
    if (index < 0) {
      table.replaceTop(at(Part.AFTER));
      if (table.isTelling() && part == Part.FLIP && !second) {
        table.tell(NO_FLIP, "no-flip", seat + " has no set card and does not attack");
      }
      return;
    }
    table.replaceTop(at(Part.MORE));
    table.clock = table.clock.withFlipped(true);
    int card = SetPile.take(table, seat, index);
    Optional<Fog> fog = table.changes(Fog.class).first(Fog.class);
    if (fog.isEmpty()) {
      Flipping.flip(table, seat, card);
    } else {
      Claiming.of(table, seat, card, fog.get());
    }
  }
}
