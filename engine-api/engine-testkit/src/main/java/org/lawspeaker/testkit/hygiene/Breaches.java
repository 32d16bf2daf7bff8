package org.lawspeaker.testkit.hygiene;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/** Fails with everything that is wrong, a line each. */
final class Breaches {
  private Breaches() {}

  static void none(String what, ImmutableList<String> breaches) {
    if (!breaches.isEmpty()) {
      throw new AssertionError(what + ":\n" + Joiner.on('\n').join(breaches));
    }
  }
}
