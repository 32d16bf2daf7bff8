package org.lawspeaker.handofdestiny.merchant;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.pack.PotionMoment;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Paying for a ware and what it does. */
public final class Purchase {
  private static final Citation BOUGHT = Citation.of("HOD-MERCHANT-06");
  private static final Citation NO_REFUND = Citation.of("HOD-WEAPON-09");
  private static final Citation AT_ONCE = Citation.of("HOD-POTION-01");
  private static final Citation NOT_SLOTTED = Citation.of("HOD-POTION-02");

  private Purchase() {}

  /** Pays for this ware and takes it. */
  public static void make(Table table, Ware ware) {
    int price = ware.price(table);
    table.purse = table.purse.withGold(table.purse.gold() - price);
    if (table.tells()) {
      String name = ware.name(table.merchant());
      table.tell(
          BOUGHT,
          "bought",
          name + " is bought for " + price + " gold",
          "ware",
          name,
          "price",
          "" + price);
    }
    switch (ware.kind()) {
      case BASIC_WEAPON -> {
        if (table.armory.isOwned()) {
          table.tell(NO_REFUND, "weapon-given-up", "the former weapon is given up for nothing");
        }
        table.armory = new Armory(ware.index(), false, false);
        table.purse = table.purse.withBasicBought(true);
      }
      case UPGRADE -> {
        table.armory = table.armory.withUpgraded(true);
        table.purse = table.purse.withUpgradeBought(true);
      }
      case HEALING -> table.push(new Healing(table.merchant().healing().heals()));
      case POTION -> potion(table, ware);
    }
  }

  private static void potion(Table table, Ware ware) {
    Potion potion = ware.potion(table.merchant());
    int bit = 1 << ware.index();
    table.purse = table.purse.withPotionsBought(table.purse.potionsBought() | bit);
    if (potion.moment() == PotionMoment.NEXT_SETUP) {
      table.purse = table.purse.withPotionsHeld(table.purse.potionsHeld() | bit);
      table.tell(NOT_SLOTTED, "potion-held", "it is held for its moment, not slotted");
    } else {
      table.tell(AT_ONCE, "potion-used", "it acts at once");
      table.push(new Toll());
      Program.start(table, new Source(Source.Kind.POTION, ware.index()), potion.effects());
    }
  }
}
