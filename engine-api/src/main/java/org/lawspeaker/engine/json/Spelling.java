package org.lawspeaker.engine.json;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableCollection;
import java.util.Optional;
import org.lawspeaker.engine.Problem;

/**
 * Help with names that are not known.
 *
 * <pre>{@code
 * System.out.println(Spelling.unknown("card", "embr", ImmutableList.of("ember", "ash")));
 * // unknown card "embr"; did you mean "ember"? Known: ember, ash
 * }</pre>
 */
public final class Spelling {
  private static final int LONGEST = 60;

  private Spelling() {}

  /** Why a name is refused: the nearest known one, and all of them. */
  public static String unknown(String what, String name, ImmutableCollection<String> known) {
    String hint = nearest(name, known).map(n -> "; did you mean \"" + n + "\"?").orElse(".");
    String all = known.isEmpty() ? "none" : Joiner.on(", ").join(known);
    return "unknown " + what + " " + Problem.quote(name) + hint + " Known: " + all;
  }

  /** The known name that a slip of the pen may have turned into this one. */
  public static Optional<String> nearest(String name, ImmutableCollection<String> known) {
    if (name.length() > LONGEST) {
      return Optional.empty();
    }
    Optional<String> best = Optional.empty();
    int least = 1 + name.length() / 4;
    for (String candidate : known) {
      if (Math.abs(candidate.length() - name.length()) > least) {
        continue; // further away than that
      }
      int distance = distance(name, candidate);
      if (distance < least || (distance == least && best.isEmpty())) {
        best = Optional.of(candidate);
        least = distance;
      }
    }
    return best;
  }

  /** How many letters must be put in, taken out or replaced. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[row.length - 1];
  }
}
