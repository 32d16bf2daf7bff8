package org.lawspeaker.engine.json;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableCollection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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
  /** Of more names, only some are listed: nobody reads them all. */
  private static final int MOST_LISTED = 60;

  private static final int MOST_ALIKE = 8;

  /** So many equal letters at the beginning make a name like another. */
  private static final int ALIKE = 2;

  private Spelling() {}

  /**
   * Why a name is refused: the nearest known one, and all of them, or, of very many, some like it.
   */
  public static String unknown(String what, String name, ImmutableCollection<String> known) {
    String hint = nearest(name, known).map(n -> "; did you mean \"" + n + "\"?").orElse(".");
    return "unknown " + what + " " + Problem.quote(name) + hint + " Known: " + listed(name, known);
  }

  private static String listed(String name, ImmutableCollection<String> known) {
    if (known.size() <= MOST_LISTED) {
      return known.isEmpty() ? "none" : Joiner.on(", ").join(known);
    }
    String beginning = name.substring(0, Math.min(ALIKE, name.length()));
    String alike =
        known.stream()
            .filter(each -> each.startsWith(beginning))
            .limit(MOST_ALIKE)
            .collect(Collectors.joining(", "));
    return known.size() + " names" + (alike.isEmpty() ? "" : ", among them " + alike);
  }

  /**
   * A name, not empty, with its article: {@code a card}, {@code an enemy}, {@code a unique card}.
   */
  public static String withArticle(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    boolean isVowel =
        "aeiou".indexOf(lower.charAt(0)) >= 0
            && !lower.startsWith("uni")
            && !lower.startsWith("one");
    return (isVowel ? "an " : "a ") + name;
  }

  /** The known name that a slip of the pen may have turned into this one. */
  public static Optional<String> nearest(String name, ImmutableCollection<String> known) {
    return Problem.near(name, known);
  }
}
