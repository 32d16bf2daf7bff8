package org.lawspeaker.prestigerpg.faces;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Sentences for people. */
final class Said {
  private Said() {}

  /** With a capital letter first. */
  static String capital(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  /** Several hints as one; empty if there is nothing to hint at. */
  static Optional<String> hint(List<String> hints) {
    return hints.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", hints));
  }

  /** Which of several: {@code first}, {@code second}. */
  static String nth(int number) {
    return switch (number) {
      case 1 -> "first";
      case 2 -> "second";
      case 3 -> "third";
      default -> number + "th";
    };
  }
}
