package org.lawspeaker.prestigerpg.state;

import org.immutables.value.Value;

/**
 * An Item beside a character sheet (PRE-ITEM-01).
 *
 * @param id tells it from every other item
 * @param card which
 * @param tipped whether it is a Potion that has been drunk (PRE-POTION-01)
 * @param used whether its limit is reached for now (PRE-RELIC-05)
 */
@Value.Builder
public record Held(int id, int card, boolean tipped, boolean used) implements WithHeld {
  public static Held fresh(int id, int card) {
    return new Held(id, card, false, false);
  }
}
