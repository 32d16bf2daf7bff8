package org.lawspeaker.handofdestiny.moves;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.pack.MerchantCard;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Uses a potion that was held for this moment.
 *
 * @param potion its index on the merchant card
 */
public record Drink(int potion) implements HandMove {
  private static final Citation MOMENT = Citation.of("HOD-Q-67");
  private static final Citation USED_UP = Citation.of("HOD-POTION-03");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");

  public Drink {
    checkArgument(
        potion >= 0 && potion < MerchantCard.MOST_POTIONS, "a potion is 0 to 15, not %s", potion);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof HeldPotions)) {
      faults.notNow(table, MOMENT);
    } else if ((table.purse.potionsHeld() & 1 << potion) == 0) {
      faults.add(USED_UP, "not-held");
    } else if (!HeldPotions.canDrink(table, potion)) {
      faults.add(NO_EFFECT, "no-effect");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(MOMENT);
  }

  @Override
  public void make(Table table) {
    HeldPotions.drink(table, potion);
  }

  @Override
  public String text(Table table) {
    ImmutableList<Potion> potions = table.merchant().potions();
    return "drink " + (potion < potions.size() ? Cards.slug(potions.get(potion).name()) : potion);
  }
}
