package org.lawspeaker.engine;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of a clause ({@code HOD-HERO-04}) or of a ruling ({@code HOD-Q-18}) of a game's {@link
 * Rulebook}.
 *
 * @param id game prefix, chapter and number, joined by hyphens
 */
public record Citation(String id) implements Comparable<Citation> {
  /** The form of every id. */
  public static final Pattern FORM = Pattern.compile("[A-Z0-9]+-[A-Z0-9_]+-[0-9]+");

  public Citation {
    if (!FORM.matcher(id).matches()) {
      String upper = id.toUpperCase(Locale.ROOT);
      throw new IllegalArgumentException(
          "not the id of a clause or ruling: "
              + Problem.shown(id)
              + (FORM.matcher(upper).matches() ? "; did you mean " + upper + "?" : ""));
    }
  }

  public static Citation of(String id) {
    return new Citation(id);
  }

  /** Whether this names a ruling rather than a clause. */
  public boolean isRuling() {
    return id.contains("-Q-");
  }

  @Override
  public int compareTo(Citation other) {
    return id.compareTo(other.id);
  }

  @Override
  public String toString() {
    return id;
  }
}
