package org.lawspeaker.prestigerpg.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;

/** The values printed on an Attack card or Rider: double, base, half, none (PRE-Q-28). */
public final class Values {
  private static final int BASE = 1;

  private Values() {}

  /** The value that counts at first, and all of them. */
  public static String says(ImmutableList<Integer> values) {
    return values.get(BASE) + " (" + Joiner.on('/').join(values) + ")";
  }

  /** By how much something is changed: {@code 5 more}, {@code 20 less}. */
  public static String change(int by) {
    return Math.abs(by) + (by < 0 ? " less" : " more");
  }

  /** What a card is worth: {@code 25 damage (50 doubled, 15 halved, 0 halved twice)}. */
  static String all(ImmutableList<Integer> values, String unit) {
    StringJoiner turned = new StringJoiner(", ", " (", ")");
    turned.add(values.get(0) + " doubled").add(values.get(2) + " halved");
    if (!values.get(3).equals(values.get(2))) {
      turned.add(values.get(3) + " halved twice");
    }
    return values.get(BASE) + unit + turned;
  }

  /**
   * Checks four values in descending order (PRE-ATTACK-05).
   *
   * @throws IllegalArgumentException saying what is wrong with them
   */
  static void check(ImmutableList<Integer> values) {
    if (values.size() != CardFace.VALUES) {
      throw new IllegalArgumentException("4 values are needed: double, base, half, none");
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) < 0 || (i > 0 && values.get(i) > values.get(i - 1))) {
        throw new IllegalArgumentException(
            "values go down from double to none and are 0 or more: " + values);
      }
    }
  }
}
