package org.lawspeaker.engine;

import java.util.Collection;
import java.util.Optional;

/**
 * Something wrong with what was given: a setup, a position, a pack, a save, a ruling.
 *
 * <p>What was given may be hostile, so a problem stays short whatever it quotes: place and message
 * have at most {@value #LONGEST} characters each; one that is longer is cut and ends in {@code …}.
 *
 * @param place where: a file with line and path, an option, a zone
 * @param message what is wrong and what would be right
 */
public record Problem(String place, String message) {
  /** The longest place and the longest message, in characters. */
  public static final int LONGEST = 2000;

  /** The longest part of what was given that a message shows, in characters. */
  public static final int LONGEST_QUOTE = 60;

  public Problem {
    place = cut(place, LONGEST);
    message = cut(message, LONGEST);
  }

  /** Stands for so many problems that are not listed, the first of them there. */
  public static Problem unlisted(String place, int count) {
    return new Problem(place, "here begin " + count + " more problems that are not listed");
  }

  /** What was given in quotation marks, as {@link #shown} shows it. */
  public static String quote(String given) {
    return "\"" + shown(given) + "\"";
  }

  /**
   * What was given, to be part of a message: cut if it is long, and with {@code ?} for characters
   * that a terminal might obey.
   */
  public static String shown(String given) {
    StringBuilder shown = new StringBuilder(cut(given, LONGEST_QUOTE));
    for (int i = 0; i < shown.length(); i++) {
      if (Character.isISOControl(shown.charAt(i))) {
        shown.setCharAt(i, '?');
      }
    }
    return shown.toString();
  }

  /** The text, or its beginning and {@code …} if it has more than so many characters. */
  public static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 1) + "…";
  }

  /** The known word that a slip of the pen may have turned into this one. */
  public static Optional<String> near(String word, Collection<String> known) {
    if (word.length() > LONGEST_QUOTE) {
      return Optional.empty();
    }
    Optional<String> best = Optional.empty();
    int least = 1 + (word.length() - 1) / 4; // one slip in four letters
    for (String candidate : known) {
      if (Math.abs(candidate.length() - word.length()) > least) {
        continue; // further away than that
      }
      int distance = distance(word, candidate);
      boolean isNearer = best.filter(other -> begins(other, word)).isEmpty();
      if (distance < least
          || (distance == least && isNearer && (best.isEmpty() || begins(candidate, word)))) {
        best = Optional.of(candidate);
        least = distance;
      }
    }
    return best;
  }

  /** Of two that are equally near, the one that begins with the same letter is meant. */
  private static boolean begins(String candidate, String word) {
    return !word.isEmpty() && candidate.startsWith(word.substring(0, 1));
  }

  /** How many slips: a letter put in, left out, or another; two beside each other exchanged. */
  private static int distance(String from, String to) {
    int[][] slips = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      slips[i][0] = i;
    }
    for (int j = 0; j <= to.length(); j++) {
      slips[0][j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      for (int j = 1; j <= to.length(); j++) {
        int replaced = slips[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        slips[i][j] = Math.min(replaced, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          slips[i][j] = Math.min(slips[i][j], 1 + slips[i - 2][j - 2]);
        }
      }
    }
    return slips[from.length()][to.length()];
  }

  /** The same problem, found inside {@code outer}. */
  public Problem within(String outer) {
    return new Problem(place.isEmpty() ? outer : outer + place, message);
  }

  @Override
  public String toString() {
    return place.isEmpty() ? message : place + ": " + message;
  }
}
