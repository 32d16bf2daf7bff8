package org.lawspeaker.engine.play.tournament;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator.SplittableGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.NamedPlayer;
import org.lawspeaker.engine.play.Player;

/**
 * Who takes part in a tournament.
 *
 * @param name no two of one tournament have the same
 * @param maker makes its players
 */
public record Entrant<M extends Move, V>(String name, Maker<M, V> maker) {
  /** Makes players of one kind. */
  @FunctionalInterface
  public interface Maker<M extends Move, V> {
    /** A new player for this seat, who draws from {@code random} and remembers no other match. */
    Player<M, V> player(Seat seat, SplittableGenerator random);
  }

  /** A player that is known by its name, in this game; or why there can be none. */
  public static <M extends Move, V> Checked<Entrant<M, V>> of(
      NamedPlayer named, Game<?, M, V> game) {
    return named
        .create(game, Seat.of(0), new SplittableRandom(0))
        .map(
            tried ->
                new Entrant<>(
                    named.toString(),
                    (seat, random) -> named.create(game, seat, random).orThrow()));
  }
}
