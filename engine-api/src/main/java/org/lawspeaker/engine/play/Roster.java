package org.lawspeaker.engine.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * Who sits at a match and how it is run.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Roster<Position, Drop, Grid> roster =
 *     Roster.<Position, Drop, Grid>empty()
 *         .with(Seat.of(0), new GreedyPlayer<>(game, new SplittableRandom(1)))
 *         .with(Seat.of(1), new RandomPlayer<>(new SplittableRandom(2)));
 * Pending<Drop> end = Referee.open(game, Setup.of(2), roster).orThrow().run();
 * if (end instanceof Pending.Over<Drop> over) {
 *   System.out.println(over.outcome().winners()); // [seat 0]
 * }
 * }</pre>
 *
 * @param players who decides, by seat; the moves of other seats come from outside
 * @param nature what chance is drawn from; if empty, Nature's moves come from outside
 * @param playsForced whether the referee makes a seat's only legal move without asking
 * @param witnesses who is told of every ply, in order
 */
public record Roster<S, M extends Move, V>(
    ImmutableMap<Seat, Player<M, V>> players,
    Optional<RandomGenerator> nature,
    boolean playsForced,
    ImmutableList<Witness<S, M>> witnesses) {
  /** A roster of nobody: every move comes from outside. */
  public static <S, M extends Move, V> Roster<S, M, V> empty() {
    return new Roster<>(ImmutableMap.of(), Optional.empty(), false, ImmutableList.of());
  }

  /** This roster with a player at one seat. */
  public Roster<S, M, V> with(Seat seat, Player<M, V> player) {
    ImmutableMap<Seat, Player<M, V>> seated =
        ImmutableMap.<Seat, Player<M, V>>builder()
            .putAll(players)
            .put(seat, player)
            .buildKeepingLast();
    return new Roster<>(seated, nature, playsForced, witnesses);
  }

  /** This roster with chance drawn from {@code random}. */
  public Roster<S, M, V> withNature(RandomGenerator random) {
    return new Roster<>(players, Optional.of(random), playsForced, witnesses);
  }

  /** This roster, where the referee makes a seat's only legal move without asking. */
  public Roster<S, M, V> playingForcedMoves() {
    return new Roster<>(players, nature, true, witnesses);
  }

  /** This roster with one more witness. */
  public Roster<S, M, V> watchedBy(Witness<S, M> witness) {
    ImmutableList<Witness<S, M>> more =
        ImmutableList.<Witness<S, M>>builder().addAll(witnesses).add(witness).build();
    return new Roster<>(players, nature, playsForced, more);
  }
}
