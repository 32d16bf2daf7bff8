package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;

/**
 * A character (PRE-SETUP-07).
 *
 * @param name the name
 * @param ability what the character can do once in a game, with Deeper &amp; Darker
 *     (PRE-ABILITY-01)
 * @param provenance where the entry comes from
 */
@Doc("A character.")
public record CharacterCard(String name, Use ability, Provenance provenance) {
  /** What it does, a paragraph for each ability. */
  public ImmutableList<String> text() {
    return Wording.of(this);
  }

  /** What it does, in one line. */
  public String says() {
    return String.join(" ", text());
  }
}
