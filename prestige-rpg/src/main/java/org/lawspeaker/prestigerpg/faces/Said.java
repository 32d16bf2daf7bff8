package org.lawspeaker.prestigerpg.faces;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Wording;

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

  /**
   * What a card says to its user, for a reader who may be another: then it is said who "you" is.
   */
  static String to(Seen at, Seat reader, Source source, String says) {
    return source.byNobody() || source.user().equals(reader) || !Wording.isToYou(says)
        ? says
        : says + " (\"you\" is " + at.name(source.user()) + ")";
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
