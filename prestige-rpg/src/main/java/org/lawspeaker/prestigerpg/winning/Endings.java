package org.lawspeaker.prestigerpg.winning;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.prestigerpg.dead.Death;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Table;

/** How the game ends. */
public final class Endings {
  private Endings() {}

  /** These seats have won. */
  public static void won(Table table, Ending.Cause cause, ImmutableList<Seat> winners) {
    int bits = 0;
    for (Seat seat : winners) {
      bits |= 1 << seat.index();
    }
    end(table, new Ending(cause, bits));
  }

  /** Nobody has won. */
  public static void lost(Table table, Ending.Cause cause) {
    end(table, new Ending(cause, 0));
  }

  /** A card or a story ends the game. */
  public static void byCard(Table table, ImmutableList<Seat> winners) {
    won(table, Ending.Cause.QUEST, winners);
  }

  /** Players have died: with nobody left alive the game ends at once (PRE-Q-64). */
  public static void afterDeaths(Table table) {
    if (table.livingCount() > 0) {
      Death.turned(table);
      return;
    }
    ImmutableList<Seat> creatures = table.withStatus(Status.CREATURE);
    if (creatures.isEmpty()) {
      lost(table, Ending.Cause.ALL_DEAD);
    } else {
      won(table, Ending.Cause.CREATURE, creatures);
    }
  }

  private static void end(Table table, Ending ending) {
    if (table.clock.ending().isOver()) {
      return;
    }
    table.clock = table.clock.withEnding(ending);
    table.agenda = Agenda.empty();
    if (table.tells()) {
      table.tell(
          ending.cause().citation(), "game-over", "the game is over: " + ending.cause().reason());
    }
  }

  /** The outcome of a game that has ended. */
  public static Outcome outcome(Table table) {
    Ending ending = table.clock.ending();
    ImmutableList.Builder<Outcome.Result> results = ImmutableList.builder();
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      boolean won = ending.isWonBy(Seat.of(i));
      results.add(won ? Outcome.Result.WON : Outcome.Result.LOST);
      scores.add(table.sheets.get(i).prestige());
    }
    return new Outcome(
        results.build(), scores.build(), ending.cause().reason(), ending.cause().citation());
  }
}
