package org.lawspeaker.prestigerpg.turns;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.table.Lasting;

/**
 * What players do on their turns who have been turned (PRE-VAMPYRE-03, PRE-VAMPYRE-04).
 *
 * @param damage what they deal to a player who has not
 */
@Doc("What players do on their turns who have been turned.")
public record TurnedPlayers(@Range(min = 1, max = 50) int damage) implements Lasting {
  @Override
  public String says() {
    return "instead of attacking, turned players deal "
        + damage
        + " damage to a player who is not turned";
  }
}
