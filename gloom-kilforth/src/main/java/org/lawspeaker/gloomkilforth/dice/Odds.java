package org.lawspeaker.gloomkilforth.dice;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Objects;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.kit.Weighted;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Roll;

/** The exact odds of so many successes. */
public final class Odds {
  /** Dice rolled at once; more are rolled in parts, so that all weights are whole (GOK-Q-76). */
  private static final int MOST = 24;

  private static final int FACES = 6;
  private static final ImmutableMap<Integer, ImmutableList<Distribution<GloomMove>>> BY_THRESHOLD =
      IntStream.rangeClosed(2, FACES)
          .boxed()
          .collect(ImmutableMap.toImmutableMap(each -> each, Odds::table));

  private Odds() {}

  /** How many of so many dice are rolled at once. */
  public static int together(int dice) {
    return Math.min(dice, MOST);
  }

  /** What so many dice may show, with successes from this face on. */
  static Distribution<GloomMove> of(int dice, int threshold) {
    return Objects.requireNonNull(BY_THRESHOLD.get(threshold)).get(together(dice));
  }

  private static ImmutableList<Distribution<GloomMove>> table(int threshold) {
    return IntStream.rangeClosed(0, MOST)
        .mapToObj(dice -> distribution(dice, threshold))
        .collect(ImmutableList.toImmutableList());
  }

  /** Of n dice, k are successes in C(n, k) good^k bad^(n-k) ways. */
  private static Distribution<GloomMove> distribution(int dice, int threshold) {
    long good = FACES + 1L - threshold;
    long bad = threshold - 1L;
    long common = LongMath.gcd(good, bad);
    ImmutableList.Builder<GloomMove> moves = ImmutableList.builder();
    ImmutableLongArray.Builder weights = ImmutableLongArray.builder();
    for (int hits = 0; hits <= dice; hits++) {
      moves.add(new Roll(hits, dice));
      weights.add(
          Math.multiplyExact(
              LongMath.binomial(dice, hits),
              Math.multiplyExact(
                  LongMath.checkedPow(good / common, hits),
                  LongMath.checkedPow(bad / common, dice - hits))));
    }
    return new Weighted<>(moves.build(), weights.build());
  }
}
