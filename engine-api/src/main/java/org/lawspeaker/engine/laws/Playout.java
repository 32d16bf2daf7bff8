package org.lawspeaker.engine.laws;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;

/**
 * One game, played under the eyes of the laws.
 *
 * @param laws what has to hold
 * @param setup what the game is started with
 * @param seed what the laws' own draws and the places of the strided ones come from
 * @param thorough whether every law that is not about whole games is checked in every situation
 * @param weighed how many moves are weighed in each choice, the best of which is made; 1 is blind
 *     play, more lives longer
 */
record Playout<S, M extends Move, V>(
    Laws<S, M, V> laws, Setup setup, long seed, boolean thorough, int weighed) {
  /** In a playout every law looks at the first situation of one kind of this many. */
  private static final int KINDS = 8;

  /** Plays until the game ends, the choices run out, a law is broken, or it is told to stop. */
  Optional<Breach<S, M, V>> run(Choices choices, Tally tally, BooleanSupplier stop) {
    Walk<S, M, V> walk = new Walk<>(laws.game(), setup);
    Set<String> met = new HashSet<>();
    while (walk.fall().isEmpty()) {
      OptionalInt choice =
          walk.canGoOn() && !stop.getAsBoolean() ? choices.next() : OptionalInt.empty();
      Optional<Breach<S, M, V>> breach = checked(walk, choice.isEmpty(), met, tally);
      if (breach.isPresent() || choice.isEmpty()) {
        tally.game();
        return breach;
      }
      walk.step(walk.best(drawn(choice.getAsInt(), choices)));
      tally.ply();
    }
    tally.game();
    return walk.fall().map(fall -> new Breach<>(setup, walk.made(), new PlayGoesOn<>(), fall));
  }

  private int[] drawn(int first, Choices choices) {
    int[] drawn = new int[weighed];
    drawn[0] = first;
    for (int i = 1; i < weighed; i++) {
      drawn[i] = choices.next().orElse(first);
    }
    return drawn;
  }

  private Optional<Breach<S, M, V>> checked(
      Walk<S, M, V> walk, boolean last, Set<String> met, Tally tally) {
    Situation<S, M, V> at = walk.at().orElseThrow();
    boolean whole = thorough || at.ply() == 0 || isChosen(at.kind(), met);
    for (int i = 0; i < laws.list().size(); i++) {
      Law<S, M, V> law = laws.list().get(i);
      if (last || isDue(law, at.ply(), whole)) {
        tally.check(i);
        Optional<Finding> finding = check(law, at, Seeds.mix(seed, at.ply()));
        if (finding.isPresent()) {
          return Optional.of(new Breach<>(setup, walk.made(), law, finding.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** Laws are due at the same plies where their strides allow, and share what they ask there. */
  private boolean isDue(Law<S, M, V> law, int ply, boolean whole) {
    return law.stride() != Law.WHERE_IT_ENDS
        && (whole || Math.floorMod(Seeds.mix(~seed, ply), (long) law.stride()) == 0);
  }

  /** Whether this is the first situation of a kind, one of those kinds that this seed picks. */
  private boolean isChosen(String kind, Set<String> met) {
    return met.add(kind) && Math.floorMod(Seeds.mix(seed, kind.hashCode()), (long) KINDS) == 0;
  }

  static <S, M extends Move, V> Optional<Finding> check(
      Law<S, M, V> law, Situation<S, M, V> at, long seed) {
    try {
      return law.check(at, new SplittableRandom(seed));
    } catch (RuntimeException e) {
      return Walk.thrown("the game fails while the law is checked", e);
    }
  }
}
