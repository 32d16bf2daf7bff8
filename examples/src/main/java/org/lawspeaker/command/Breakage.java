package org.lawspeaker.command;

import java.lang.reflect.InaccessibleObjectException;
import java.util.Optional;

/** Why a class that somebody brought along cannot be used. */
final class Breakage {
  private Breakage() {}

  /** The rest of a sentence about it, such as {@code lacks the class org.example.Grid}. */
  static String of(Throwable thrown) {
    if (thrown instanceof ClassNotFoundException) {
      return "is not there";
    }
    if (thrown instanceof NoSuchMethodException || thrown instanceof IllegalAccessException) {
      return "must be public and have a public constructor without parameters";
    }
    if (thrown instanceof UnsupportedClassVersionError) {
      return "needs a newer Java than this one, which is " + Runtime.version().feature();
    }
    Throwable first = first(thrown);
    String says = Optional.ofNullable(first.getMessage()).orElse("");
    if (first instanceof NoClassDefFoundError && says.indexOf(' ') < 0) {
      return "lacks the class " + says.replace('/', '.');
    }
    return "fails: " + first.getClass().getSimpleName() + (says.isEmpty() ? "" : ": " + says);
  }

  /** What went wrong first, as far as the causes say more than what they led to. */
  private static Throwable first(Throwable thrown) {
    Throwable first = thrown;
    Throwable cause = thrown.getCause();
    while (cause != null
        && !(first instanceof NoClassDefFoundError)
        && !(cause instanceof InaccessibleObjectException)) {
      first = cause;
      cause = first.getCause();
    }
    return first;
  }
}
