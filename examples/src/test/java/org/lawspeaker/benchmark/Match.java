package org.lawspeaker.benchmark;

import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.TakeBack;

/**
 * A random match, played so far that its last choice can be taken back.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
final class Match<S, M extends Move, V> {
  /** So many matches are tried until one is long enough. */
  private static final int TRIES = 200;

  private final Referee<S, M, V> referee;
  private final M last;

  private Match(Referee<S, M, V> referee, M last) {
    this.referee = referee;
    this.last = last;
  }

  /**
   * A match of the standard options.
   *
   * @param plies how many it has at least
   * @throws IllegalArgumentException if no random match is so long
   */
  static Match<?, ?, ?> of(String game, int seats, int plies) {
    return of(Playouts.named(game), seats, plies);
  }

  private static <S, M extends Move, V> Match<S, M, V> of(
      Game<S, M, V> game, int seats, int plies) {
    for (int seed = 1; seed <= TRIES; seed++) {
      Referee<S, M, V> referee = Referee.open(game, Setup.of(seats), roster(seats, seed)).orThrow();
      int played = 0;
      Optional<Played<S, M>> ply = referee.step();
      while (ply.isPresent()) {
        played++;
        if (played >= plies && referee.takeBackRule() == TakeBack.FREE) {
          referee.unsaved();
          return new Match<>(referee, ply.get().move());
        }
        ply = referee.step();
      }
    }
    throw new IllegalArgumentException(game.info().id() + " has no match of " + plies + " plies");
  }

  private static <S, M extends Move, V> Roster<S, M, V> roster(int seats, long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(chance);
    for (int seat = 0; seat < seats; seat++) {
      roster = roster.with(Seat.of(seat), new RandomPlayer<>(chance));
    }
    return roster;
  }

  /** Takes the last move back and makes it again, as a table does: judged and saved. */
  String again() {
    if (referee.takeBack() != TakeBack.FREE || !referee.submit(last).isLegal()) {
      throw new IllegalStateException("the move cannot be made again: " + last);
    }
    return referee.unsaved();
  }
}
