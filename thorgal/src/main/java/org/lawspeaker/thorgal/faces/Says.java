package org.lawspeaker.thorgal.faces;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

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

  /** {@code 1st}, {@code 2nd}, {@code 3rd}, {@code 4th}. */
  static String nth(int number) {
    boolean isTeen = number % 100 >= 11 && number % 100 <= 13;
    return number
        + switch (isTeen ? 0 : number % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  /** One of several names, told apart from those that are the same: {@code Bow (2 of 3)}. */
  static String among(List<String> names, int index) {
    String name = names.get(index);
    long same = names.stream().filter(each -> Objects.equals(each, name)).count();
    if (same == 1) {
      return name;
    }
    long before = names.subList(0, index).stream().filter(name::equals).count();
    return name + " (" + (before + 1) + " of " + same + ")";
  }
}
