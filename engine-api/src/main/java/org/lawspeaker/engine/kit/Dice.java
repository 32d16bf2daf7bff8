package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Move;

/**
 * What dice may show. Faces are numbered from 1 and equally likely.
 *
 * <pre>{@code
 * record Roll(int pips) implements Move {
 *   public Actor by() {
 *     return Nature.NATURE;
 *   }
 * }
 *
 * Distribution<Roll> two = Dice.sum(2, 6, Roll::new);
 * System.out.println(two.probabilityOf(new Roll(7))); // 1/6
 * }</pre>
 */
public final class Dice {
  private Dice() {}

  /**
   * One die.
   *
   * @param faces how many faces it has, at least 1
   * @param move Nature's move for a number from 1 to {@code faces}; different for each
   */
  public static <M extends Move> Distribution<M> one(int faces, IntFunction<M> move) {
    return Distribution.uniform(faces, face -> move.apply(face + 1));
  }

  /**
   * The sum of several dice.
   *
   * @param count how many dice, at least 1
   * @param faces how many faces each has, at least 1; {@code faces} to the power of {@code count}
   *     fits in a long
   * @param move Nature's move for a sum from {@code count} to {@code count * faces}; different for
   *     each
   */
  public static <M extends Move> Distribution<M> sum(int count, int faces, IntFunction<M> move) {
    ImmutableLongArray ways = ways(count, faces);
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    for (int i = 0; i < ways.length(); i++) {
      moves.add(move.apply(count + i));
    }
    return new Weighted<>(moves.build(), ways);
  }

  /**
   * In how many ways dice give each sum, from {@code count} (index 0) to {@code count * faces}.
   *
   * @throws IllegalArgumentException if {@code count} or {@code faces} is below 1
   * @throws ArithmeticException if a number does not fit in a long
   */
  public static ImmutableLongArray ways(int count, int faces) {
    if (count < 1 || faces < 1) {
      throw new IllegalArgumentException(count + " dice of " + faces + " faces");
    }
    long[] ways = {1};
    for (int die = 0; die < count; die++) {
      long[] more = new long[ways.length + faces - 1];
      for (int i = 0; i < ways.length; i++) {
        for (int face = 0; face < faces; face++) {
          more[i + face] = Math.addExact(more[i + face], ways[i]);
        }
      }
      ways = more;
    }
    return ImmutableLongArray.copyOf(ways);
  }
}
