package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * Where the laws look in one situation: a viewer, a seat, some moves, states that a viewer cannot
 * tell from the truth. Laws that look with the same seed look at the same, so that what one of them
 * has asked of the game need not be asked again by the others.
 *
 * <p>Not safe to share between threads.
 */
final class Look<S, M extends Move, V> {
  /** So many strangers are tried at most. */
  private static final int STRANGERS = 16;

  private final Situation<S, M, V> at;
  private final long seed;
  private final Viewer viewer;
  private final Seat seat;
  private final Map<Viewer, S> worlds = new HashMap<>();
  private final Map<Viewer, V> likenesses = new HashMap<>();
  private final Map<Seat, Optional<S>> redealt = new HashMap<>();
  private Optional<ImmutableList<M>> strangers = Optional.empty();

  Look(Situation<S, M, V> at, long seed) {
    this.at = at;
    this.seed = seed;
    this.viewer = Situation.one(at.viewers(), draws(1));
    this.seat = viewer instanceof Seat own ? own : Situation.one(at.seats(), draws(2));
  }

  private SplittableRandom draws(long purpose) {
    return new SplittableRandom(Seeds.mix(seed, purpose));
  }

  long seed() {
    return seed;
  }

  /** A seat or a spectator. */
  Viewer viewer() {
    return viewer;
  }

  /** The viewer if it is a seat, else any. */
  Seat seat() {
    return seat;
  }

  /** The viewer and whoever comes after it: each viewer is as often looked at as any other. */
  ImmutableList<Viewer> pair() {
    ImmutableList<Viewer> all = at.viewers();
    return ImmutableList.of(viewer, all.get((all.indexOf(viewer) + 1) % all.size()));
  }

  /** Some of the moves on offer; if fewer are asked for, the first of these. */
  ImmutableList<M> moves(int most) {
    return at.some(most, draws(3));
  }

  /** Moves that are not on offer, out of so many tries; of fewer tries, the first of these. */
  ImmutableList<M> strangers(int tries) {
    if (strangers.isEmpty()) {
      strangers = Optional.of(Strangers.near(at, STRANGERS, draws(4)));
    }
    ImmutableList<M> all = strangers.get();
    return all.subList(0, Math.min(all.size(), tries));
  }

  /** Moves that the seat might try: a few that it may make, and of its strangers. */
  ImmutableList<M> tried(int tries) {
    return Strangers.tried(at, seat, strangers(tries), draws(5));
  }

  /** A state that this viewer cannot tell from the truth, by the game's word. */
  S world(Viewer of) {
    return worlds.computeIfAbsent(
        of, each -> at.game().determinize(at.answers().view(each), draws(6)));
  }

  /** What the viewer sees of that state. */
  V likeness(Viewer of) {
    return likenesses.computeIfAbsent(of, each -> at.game().view(world(each), each));
  }

  /** A state that this seat cannot tell from the truth, by the word of a witness. */
  Optional<S> redealt(TwinDeal<S> oracle, Seat of) {
    return redealt.computeIfAbsent(of, each -> oracle.redeal(at.state(), each, draws(7)));
  }

  /** The states that this viewer cannot tell from the truth, of both kinds. */
  ImmutableList<S> twins(Optional<TwinDeal<S>> oracle, Viewer of) {
    ImmutableList.Builder<S> twins = ImmutableList.builder();
    twins.add(world(of));
    if (of instanceof Seat each) {
      oracle.flatMap(deal -> redealt(deal, each)).ifPresent(twins::add);
    }
    return twins.build();
  }
}
