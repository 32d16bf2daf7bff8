package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;

/**
 * The tokens on a character sheet.
 *
 * @param poison poison tokens (PRE-POISON-01)
 * @param cured whether a card took a poison token in this encounter, so that the player removes
 *     none at its end (PRE-Q-80)
 * @param turned whether it bears a Vampyre token (PRE-Q-82)
 * @param bites bite tokens (PRE-Q-84)
 * @param claims cards of a chest (PRE-Q-87)
 */
@Value.Builder
public record Marks(
    int poison, @Default("false") boolean cured, boolean turned, int bites, int claims)
    implements WithMarks {
  public static final Marks NONE = new Marks(0, false, false, 0, 0);

  private static final int WEAKENS = 10;

  /** By how much they make attacks weaker (PRE-POISON-03). */
  public int weakens() {
    return WEAKENS * poison;
  }
}
