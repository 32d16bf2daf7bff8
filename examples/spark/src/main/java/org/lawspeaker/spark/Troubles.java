package org.lawspeaker.spark;

import com.google.common.base.Throwables;

/** What went wrong, on one line. */
final class Troubles {
  private Troubles() {}

  static String says(Throwable thrown) {
    Throwable root = Throwables.getRootCause(thrown);
    String message = String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    return "gave up: " + root.getClass().getSimpleName() + ": " + message;
  }
}
