package org.lawspeaker.handofdestiny.moves;

import static com.google.common.base.Preconditions.checkArgument;

import org.lawspeaker.handofdestiny.state.Purse;

/**
 * Uses a potion that was held for this moment.
 *
 * @param potion its index on the merchant card
 */
public record Drink(int potion) implements HandMove {
  public Drink {
    checkArgument(
        potion >= 0 && potion < Purse.MOST_POTIONS, "a potion is 0 to 15, not %s", potion);
  }
}
