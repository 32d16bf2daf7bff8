package org.lawspeaker.thorgal.ending;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.table.Table;

/** How the game ends: at once, in the middle of anything (THO-WIN-04). */
public final class Endings {
  /** How many horns win (THO-WIN-01), with any number of players (THO-Q-88). */
  public static final int HORNS = 3;

  private static final Citation GOAL = Citation.of("THO-WIN-01");
  private static final Citation CANNOT_PAY = Citation.of("THO-WIN-02");
  private static final Citation AT_ONCE = Citation.of("THO-WIN-04");

  private Endings() {}

  /** A player who holds the third horn wins (THO-WIN-01). */
  public static void checkHorns(Table table, Seat seat) {
    if (table.side(seat).in() && table.horns(seat) >= HORNS) {
      end(table, Ending.wonBy(seat, Ending.Cause.THIRD_HORN));
    } else if (table.isWeighing()) {
      table.weigh(GOAL, seat + " has " + table.horns(seat) + " of " + HORNS + " horns");
    }
  }

  /**
   * A player who cannot pay damage in full loses (THO-WIN-02, THO-DMG-09); of two, the other is
   * then the winner (THO-WIN-05). Empty hands and decks alone lose nothing (THO-WIN-06, THO-Q-47).
   */
  public static void cannotPay(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(CANNOT_PAY, "cannot-pay", seat + " cannot pay the damage and loses");
    }
    if (table.seats() == 2) {
      end(table, Ending.wonBy(table.after(seat), Ending.Cause.UNPAID_DAMAGE));
    } else {
      Elimination.of(table, seat);
    }
  }

  /** All but one are out (THO-Q-89). */
  static void lastLeft(Table table, Seat seat) {
    end(table, Ending.wonBy(seat, Ending.Cause.LAST_LEFT));
  }

  /** The limit of the settings is reached (THO-Q-77). */
  public static void roundLimit(Table table) {
    end(table, new Ending(Ending.Cause.ROUND_LIMIT, Optional.empty()));
  }

  /** The first ending that comes up counts; nothing follows it (THO-Q-76). */
  private static void end(Table table, Ending ending) {
    table.clock = table.clock.withEnding(ending);
    table.setAgenda(Agenda.empty());
    if (table.isTelling()) {
      table.tell(AT_ONCE, "game-over", "the game is over: " + ending.cause().reason());
    }
  }
}
