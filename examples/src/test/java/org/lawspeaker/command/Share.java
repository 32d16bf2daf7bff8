package org.lawspeaker.command;

import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;

/**
 * What a player won of its matches.
 *
 * @param points 2 for each match won, 1 for each drawn
 * @param matches how many were played
 */
record Share(int points, int matches) {
  /** Within how many standard deviations 95 of 100 shares lie. */
  private static final double Z = 1.96;

  /** What a player wins against others of another kind, sitting at every seat in turn. */
  static Share of(String id, Setup setup, int matches, String kind, String others) {
    return of(GameProvider.find(id).orElseThrow().game(), setup, matches, kind, others);
  }

  private static <S, M extends Move, V> Share of(
      Game<S, M, V> game, Setup setup, int matches, String kind, String others) {
    int points = 0;
    for (int i = 0; i < matches; i++) {
      SplittableRandom random = new SplittableRandom(i);
      Seat own = Seat.of(i % setup.seats());
      Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(random.split());
      for (int j = 0; j < setup.seats(); j++) {
        Seat seat = Seat.of(j);
        Decider decider = Decider.read(seat.equals(own) ? kind : others);
        roster = roster.with(seat, decider.player(game, seat, random.split()).orElseThrow());
      }
      Pending.Over<M> over = (Pending.Over<M>) Referee.open(game, setup, roster).orThrow().run();
      points +=
          switch (over.outcome().resultOf(own)) {
            case WON -> 2;
            case DREW -> 1;
            case LOST -> 0;
          };
    }
    return new Share(points, matches);
  }

  /** The lower end of the interval in which the true share lies, by Wilson. */
  double atLeast() {
    return middle() - reach();
  }

  /** Its upper end. */
  double atMost() {
    return middle() + reach();
  }

  private double share() {
    return points / (2.0 * matches);
  }

  private double middle() {
    return (share() + Z * Z / (2 * matches)) / (1 + Z * Z / matches);
  }

  private double reach() {
    double spread = share() * (1 - share()) / matches + Z * Z / (4.0 * matches * matches);
    return Z * Math.sqrt(spread) / (1 + Z * Z / matches);
  }
}
