package org.lawspeaker.thorgal.ending;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.table.Table;

/** How the game ends: at once, in the middle of anything (THO-WIN-04). */
public final class Endings {
  /** How many horns win (THO-WIN-01), with any number of players (THO-Q-88). */
  public static final int HORNS = 3;

  private static final Citation CANNOT_PAY = Citation.of("THO-WIN-02");
  private static final Citation AT_ONCE = Citation.of("THO-WIN-04");

  private Endings() {}

  /** A player who holds the third horn wins (THO-WIN-01). */
  public static void checkHorns(Table table, Seat seat) {
    if (table.side(seat).in() && table.horns(seat) >= HORNS) {
      end(table, new Ending(Ending.Cause.THIRD_HORN, seat));
    }
  }

  /**
   * A player who cannot pay damage in full loses (THO-WIN-02, THO-DMG-09). Empty hands and decks
   * alone lose nothing (THO-WIN-06, THO-Q-47).
   */
  public static void cannotPay(Table table, Seat seat) {
    if (table.tells()) {
      table.tell(CANNOT_PAY, "cannot-pay", seat + " cannot pay the damage and loses");
    }
    if (table.seats() == 2) {
      end(table, new Ending(Ending.Cause.UNPAID_DAMAGE, table.after(seat)));
    } else {
      Elimination.of(table, seat);
    }
  }

  /** All but one are out (THO-Q-89). */
  static void lastLeft(Table table, Seat seat) {
    end(table, new Ending(Ending.Cause.LAST_LEFT, seat));
  }

  /** The limit of the settings is reached (THO-Q-77). */
  public static void roundLimit(Table table) {
    end(table, new Ending(Ending.Cause.ROUND_LIMIT, Seat.of(0)));
  }

  /** The first ending that comes up counts; nothing follows it (THO-Q-76). */
  private static void end(Table table, Ending ending) {
    table.clock = table.clock.withEnding(ending);
    table.agenda = Agenda.empty();
    if (table.tells()) {
      table.tell(AT_ONCE, "game-over", "the game is over: " + ending.cause().reason());
    }
  }

  /** The outcome of a game that has ended, with horns as scores. */
  public static Outcome outcome(Table table) {
    Ending ending = table.clock.ending();
    boolean drawn = ending.cause() == Ending.Cause.ROUND_LIMIT;
    ImmutableList.Builder<Result> results = ImmutableList.builder();
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      Result lostOrDrew = drawn && table.side(seat).in() ? Result.DREW : Result.LOST;
      results.add(!drawn && ending.winner().equals(seat) ? Result.WON : lostOrDrew);
      scores.add(table.horns(seat));
    }
    return new Outcome(
        results.build(), scores.build(), ending.cause().reason(), ending.cause().citation());
  }
}
