package org.lawspeaker.handofdestiny.faces;

import java.util.List;
import java.util.Locale;

/** Sentences and labels. */
final class Says {
  private Says() {}

  /** With a capital at the beginning. */
  static String capital(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** With a capital at the beginning and a full stop at the end. */
  static String sentence(String words) {
    return capital(words) + ".";
  }

  /** The first word of a label. */
  static String verb(String label) {
    int space = label.indexOf(' ');
    return space < 0 ? label : label.substring(0, space);
  }

  /** One of several, told apart from those that read the same: {@code Rotate it (2 of 3)}. */
  static String among(List<String> all, int index) {
    String one = all.get(index);
    long same = all.stream().filter(one::equals).count();
    long before = all.subList(0, index).stream().filter(one::equals).count();
    return same == 1 ? one : one + " (" + (before + 1) + " of " + same + ")";
  }
}
