package org.lawspeaker.prestigerpg.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/** The values printed on an Attack card or Rider: double, base, half, none (PRE-Q-28). */
public final class Values {
  private static final int BASE = 1;

  private Values() {}

  /** The value that counts at first, and all of them. */
  public static String says(ImmutableList<Integer> values) {
    return values.get(BASE) + " (" + Joiner.on('/').join(values) + ")";
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
