package org.lawspeaker.command;

import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.engine.play.NamedPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.tournament.Estimate;

/**
 * What a player won of its matches.
 *
 * @param points 2 for each match won, 1 for each drawn
 * @param matches how many were played
 */
record Share(int points, int matches) {
  private static final InstalledPlayers PLAYERS = InstalledPlayers.load();

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
        NamedPlayer player = PLAYERS.named(seat.equals(own) ? kind : others).orThrow();
        roster = roster.with(seat, player.create(game, seat, random.split()).orThrow());
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

  /** The lower end of the interval in which the true share lies. */
  double atLeast() {
    return estimate().low();
  }

  /** Its upper end. */
  double atMost() {
    return estimate().high();
  }

  private Estimate estimate() {
    return Estimate.ofShare(points / 2.0, matches);
  }
}
