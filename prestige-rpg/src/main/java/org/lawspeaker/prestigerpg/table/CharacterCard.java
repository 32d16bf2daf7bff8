package org.lawspeaker.prestigerpg.table;

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
  /** The character in words. */
  public String says() {
    return "Once in a game, " + ability.says() + ".";
  }
}
