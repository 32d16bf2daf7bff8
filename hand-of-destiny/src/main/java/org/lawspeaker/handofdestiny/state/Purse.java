package org.lawspeaker.handofdestiny.state;

import com.google.common.primitives.Ints;
import org.immutables.value.Value;

/**
 * Gold and purchases. Gold exists in the Merchant phase, but for the reward and what penalties and
 * effects have added or taken before it (HOD-Q-61, HOD-Q-64).
 *
 * @param gold what there is to spend; before the Merchant phase what will change the sum
 * @param fined gold that fail penalties take from what the strength cards are worth, and from
 *     nothing else (HOD-PENALTY-04)
 * @param basicBought whether a basic weapon was bought in this phase (HOD-Q-65)
 * @param upgradeBought whether an upgrade was bought in this phase
 * @param potionsBought potion types bought in this phase, as bits (HOD-POTION-06)
 * @param potionsHeld potions bought that act later, as bits (HOD-Q-67)
 */
@Value.Builder
public record Purse(
    int gold,
    int fined,
    boolean basicBought,
    boolean upgradeBought,
    int potionsBought,
    int potionsHeld)
    implements WithPurse {
  /** How many potions a merchant may offer beside healing. */
  public static final int MOST_POTIONS = 16;

  public static final Purse EMPTY = new Purse(0, 0, false, false, 0, 0);

  private static final int MOST_GOLD = 999;

  public Purse {
    gold = Ints.constrainToRange(gold, -MOST_GOLD, MOST_GOLD);
    fined = Ints.constrainToRange(fined, 0, MOST_GOLD);
  }
}
