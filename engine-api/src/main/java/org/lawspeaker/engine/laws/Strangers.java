package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/** Moves that somebody might try although the rules do not offer them. */
final class Strangers {
  /** How far back moves are taken from. */
  private static final int REACH = 24;

  /** So many legal moves stand for all. */
  private static final int LEGAL = 4;

  private Strangers() {}

  /** Moves of earlier situations and moves with one part changed, none of them on offer here. */
  static <S, M extends Move, V> ImmutableList<M> near(
      Situation<S, M, V> at, int tries, RandomGenerator random) {
    Set<M> strangers = new LinkedHashSet<>();
    for (int i = 0; i < tries; i++) {
      Optional<M> donor = draw(at.back(1 + random.nextInt(REACH)), random);
      Optional<M> move = random.nextBoolean() ? draw(at, random) : donor;
      if (move.isPresent() && donor.isPresent() && random.nextInt(4) > 0) {
        move = Mutation.of(move.get(), donor.get(), at.setup().seats(), random);
      }
      move.filter(stranger -> !at.offers(stranger)).ifPresent(strangers::add);
    }
    return ImmutableList.copyOf(strangers);
  }

  /** Moves that this seat might try: a few that it may make, and of these strangers. */
  static <S, M extends Move, V> ImmutableList<M> tried(
      Situation<S, M, V> at, Seat seat, ImmutableList<M> strangers, RandomGenerator random) {
    return ImmutableList.<M>builder()
        .addAll(Situation.some(at.legalOf(seat), LEGAL, random))
        .addAll(Situation.of(seat, strangers))
        .build();
  }

  private static <S, M extends Move, V> Optional<M> draw(
      Situation<S, M, V> at, RandomGenerator random) {
    ImmutableList<M> some = at.some(1, random);
    return some.isEmpty() ? Optional.empty() : Optional.of(some.get(0));
  }
}
