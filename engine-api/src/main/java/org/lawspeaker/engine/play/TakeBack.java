package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Viewer;

/**
 * Whether a ply may be taken back; derived from the game, declared by nobody. It is free when all
 * of this holds:
 *
 * <ol>
 *   <li>A seat made it, not Nature.
 *   <li>The same seat owes a move before and after it. (A sealed choice therefore stands.)
 *   <li>Nobody learned anything hidden by it. No event of the ply was told to some only; and every
 *       viewer who could see that something happened would have seen the same in {@value #WORLDS}
 *       other worlds, drawn from all that the viewer could not tell from the truth before. A viewer
 *       for whom the move would have been impossible in such a world has learned that it is
 *       possible.
 * </ol>
 *
 * <p>The first two points and the events are exact. The worlds are a sample: a ply that teaches
 * only the absence of something very unlikely can pass. What the move itself openly does may be
 * seen by everybody; undone, it tells only what the seat had in mind.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Referee<Position, Drop, Grid> referee =
 *     Referee.open(game, Setup.of(2), Roster.<Position, Drop, Grid>empty()).orThrow();
 * System.out.println(referee.takeBack()); // NOTHING_CHOSEN
 * System.out.println(referee.submit(new Drop(Seat.of(0), 3)).isLegal()); // true
 * System.out.println(referee.takeBack()); // TURN_PASSED
 * }</pre>
 */
public enum TakeBack {
  /** The ply may be taken back. */
  FREE,
  /** There is no choice to take back. */
  NOTHING_CHOSEN,
  /** Nature has moved. */
  CHANCE_MOVED,
  /** The seat that moved no longer owes a move. */
  TURN_PASSED,
  /** A viewer learned something hidden. */
  SECRET_LEARNED;

  /** How many other worlds each viewer is shown. */
  public static final int WORLDS = 16;

  private static final long SEED = 1201;

  /**
   * The rule for one ply, the last of its match.
   *
   * @param seats how many play
   */
  public static <S, M extends Move, V> TakeBack of(
      Game<S, M, V> game, int seats, Played<S, M> ply) {
    if (!(ply.move().by() instanceof Seat seat)) {
      return CHANCE_MOVED;
    }
    Pending<M> before = game.pending(ply.before());
    Pending<M> after = game.pending(ply.after());
    if (!before.isOwedBy(seat) || !after.isOwedBy(seat)) {
      return TURN_PASSED;
    }
    for (Event event : ply.transition().events()) {
      if (!event.audience().isEmpty()) {
        return SECRET_LEARNED;
      }
    }
    RandomGenerator random = new SplittableRandom(SEED);
    boolean learned = learns(game, ply, Onlooker.SPECTATOR, random);
    for (int i = 0; i < seats && !learned; i++) {
      learned = learns(game, ply, Seat.of(i), random);
    }
    return learned ? SECRET_LEARNED : FREE;
  }

  private static <S, M extends Move, V> boolean learns(
      Game<S, M, V> game, Played<S, M> ply, Viewer viewer, RandomGenerator random) {
    V before = game.view(ply.before(), viewer);
    V after = game.view(ply.after(), viewer);
    ImmutableList<Event> told = ply.transition().eventsFor(viewer);
    if (told.isEmpty() && after.equals(before)) {
      return false;
    }
    for (int i = 0; i < WORLDS; i++) {
      S world = game.determinize(before, random);
      if (!game.judge(world, ply.move()).isLegal()) {
        return true;
      }
      Transition<S> there = game.explain(world, ply.move());
      if (!there.eventsFor(viewer).equals(told) || !game.view(there.next(), viewer).equals(after)) {
        return true;
      }
    }
    return false;
  }
}
