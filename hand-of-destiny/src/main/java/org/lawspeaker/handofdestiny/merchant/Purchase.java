package org.lawspeaker.handofdestiny.merchant;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.state.Armory;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Paying for a ware and what it does. */
public final class Purchase {
  private static final Citation OFFER = Citation.of("HOD-MERCHANT-03");
  private static final Citation OWN_MERCHANT = Citation.of("HOD-MERCHANT-02");
  private static final Citation GOLD = Citation.of("HOD-MERCHANT-05");
  private static final Citation ONE_EACH = Citation.of("HOD-Q-65");
  private static final Citation OWNED = Citation.of("HOD-Q-66");
  private static final Citation NEEDS_BASIC = Citation.of("HOD-WEAPON-06");
  private static final Citation ONE_OF_A_TYPE = Citation.of("HOD-POTION-06");
  private static final Citation ANY_NUMBER = Citation.of("HOD-POTION-07");
  private static final Citation NOTHING_TO_HEAL = Citation.of("HOD-Q-51");
  private static final Citation NO_EFFECT = Citation.of("HOD-Q-82");
  private static final Citation PRICE = Citation.of("HOD-POTION-10");
  private static final Citation AFTER_BASIC = Citation.of("HOD-WEAPON-07");
  private static final Citation AFTER_USE = Citation.of("HOD-WEAPON-08");
  private static final Citation EXCHANGE = Citation.of("HOD-WEAPON-10");
  private static final Citation BOUGHT = Citation.of("HOD-MERCHANT-06");
  private static final Citation NO_REFUND = Citation.of("HOD-WEAPON-09");
  private static final Citation AT_ONCE = Citation.of("HOD-POTION-01");
  private static final Citation NOT_SLOTTED = Citation.of("HOD-POTION-02");

  private Purchase() {}

  /** Adds what forbids buying this ware in the Merchant phase. */
  static void judge(Table table, Ware ware, Faults faults) {
    if (!Wares.of(table.merchant()).contains(ware)) {
      faults.add(OWN_MERCHANT, "not-for-sale");
      return;
    }
    switch (ware.kind()) {
      case BASIC_WEAPON -> judgeBasic(table, ware, faults);
      case UPGRADE -> judgeUpgrade(table, ware, faults);
      case HEALING -> {
        if (table.hero.hp() == HeroMarks.ABILITIES) {
          faults.add(NOTHING_TO_HEAL, "nothing-exhausted");
        }
      }
      case POTION -> judgePotion(table, ware, faults);
    }
    // What no gold could change is said first.
    int price = Wares.price(table, ware);
    if (price > table.purse.gold()) {
      faults.add(GOLD, "too-little-gold", "price", price);
    }
  }

  private static void judgeBasic(Table table, Ware ware, Faults faults) {
    if (table.purse.basicBought()) {
      faults.add(ONE_EACH, "bought-one-already");
    }
    if (table.armory.isOf(ware.number())) {
      faults.add(OWNED, "owned-already");
    }
  }

  private static void judgeUpgrade(Table table, Ware ware, Faults faults) {
    if (!table.armory.isOf(ware.number())) {
      faults.add(NEEDS_BASIC, "basic-version-not-owned");
    } else if (table.armory.upgraded()) {
      faults.add(OWNED, "owned-already");
    }
    if (table.purse.upgradeBought()) {
      faults.add(ONE_EACH, "bought-one-already");
    }
  }

  private static void judgePotion(Table table, Ware ware, Faults faults) {
    if ((table.purse.potionsBought() & 1 << ware.number()) != 0) {
      faults.add(ONE_OF_A_TYPE, "bought-one-already");
    }
    Potion potion = Wares.potion(table.merchant(), ware);
    Source source = new Source(Source.Kind.POTION, ware.number());
    if (potion.moment() == PotionMoment.AT_ONCE
        && !Effect.anyCanAct(table, source, potion.effects())) {
      faults.add(NO_EFFECT, "no-effect");
    }
  }

  /** The clauses that allow buying this ware. */
  static ImmutableList<Citation> allows(Table table, Ware ware) {
    return switch (ware.kind()) {
      case BASIC_WEAPON ->
          table.armory.isOwned()
              ? ImmutableList.of(EXCHANGE, OFFER, GOLD)
              : ImmutableList.of(OFFER, GOLD);
      case UPGRADE -> upgradeAllowedBy(table);
      case HEALING -> ImmutableList.of(ANY_NUMBER, PRICE, OFFER, GOLD);
      case POTION -> ImmutableList.of(ONE_OF_A_TYPE, OFFER, GOLD);
    };
  }

  /** Also right after the basic version, and even if that was used in the wave before. */
  private static ImmutableList<Citation> upgradeAllowedBy(Table table) {
    if (table.purse.basicBought()) {
      return ImmutableList.of(AFTER_BASIC, NEEDS_BASIC, OFFER, GOLD);
    }
    return table.armory.ready()
        ? ImmutableList.of(NEEDS_BASIC, OFFER, GOLD)
        : ImmutableList.of(AFTER_USE, NEEDS_BASIC, OFFER, GOLD);
  }

  /** Pays for this ware and takes it. */
  public static void make(Table table, Ware ware) {
    int price = Wares.price(table, ware);
    table.purse = table.purse.withGold(table.purse.gold() - price);
    if (table.isTelling()) {
      String name = Wares.name(table.merchant(), ware);
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
    Potion potion = Wares.potion(table.merchant(), ware);
    int bit = 1 << ware.number();
    table.purse = table.purse.withPotionsBought(table.purse.potionsBought() | bit);
    if (potion.moment() == PotionMoment.NEXT_SETUP) {
      table.purse = table.purse.withPotionsHeld(table.purse.potionsHeld() | bit);
      table.tell(NOT_SLOTTED, "potion-held", "it is held for its moment, not slotted");
    } else {
      table.tell(AT_ONCE, "potion-used", "it acts at once");
      table.push(new Toll());
      Program.start(table, new Source(Source.Kind.POTION, ware.number()), potion.effects());
    }
  }
}
