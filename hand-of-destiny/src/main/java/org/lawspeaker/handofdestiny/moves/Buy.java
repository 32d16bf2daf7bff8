package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.merchant.Purchase;
import org.lawspeaker.handofdestiny.merchant.Ware;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Potion;
import org.lawspeaker.handofdestiny.pack.PotionMoment;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Buys something from the merchant.
 *
 * @param ware what
 */
public record Buy(Ware ware) implements HandMove {
  private static final Citation PHASE = Citation.of("HOD-MERCHANT-01");
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

  @Override
  public void judge(Table table, Faults faults) {
    if (!Ware.of(table.merchant()).contains(ware)) {
      faults.add(OWN_MERCHANT, "not-for-sale");
      return;
    }
    if (table.agenda.isEmpty() || !(table.agenda.top() instanceof Market)) {
      faults.notNow(table, PHASE);
      return;
    }
    int price = ware.price(table);
    if (price > table.purse.gold()) {
      faults.add(GOLD, "too-little-gold", "price", price);
    }
    switch (ware.kind()) {
      case BASIC_WEAPON -> judgeBasic(table, faults);
      case UPGRADE -> judgeUpgrade(table, faults);
      case HEALING -> {
        if (table.hero.hp() == HeroCard.ABILITIES) {
          faults.add(NOTHING_TO_HEAL, "nothing-exhausted");
        }
      }
      case POTION -> judgePotion(table, faults);
    }
  }

  private void judgeBasic(Table table, Faults faults) {
    if (table.purse.basicBought()) {
      faults.add(ONE_EACH, "bought-one-already");
    }
    if (table.armory.line() == ware.index()) {
      faults.add(OWNED, "owned-already");
    }
  }

  private void judgeUpgrade(Table table, Faults faults) {
    boolean owned = table.armory.line() == ware.index();
    if (!owned) {
      faults.add(NEEDS_BASIC, "basic-version-not-owned");
    } else if (table.armory.upgraded()) {
      faults.add(OWNED, "owned-already");
    }
    if (table.purse.upgradeBought()) {
      faults.add(ONE_EACH, "bought-one-already");
    }
  }

  private void judgePotion(Table table, Faults faults) {
    if ((table.purse.potionsBought() & 1 << ware.index()) != 0) {
      faults.add(ONE_OF_A_TYPE, "bought-one-already");
    }
    Potion potion = ware.potion(table.merchant());
    Source source = new Source(Source.Kind.POTION, ware.index());
    if (potion.moment() == PotionMoment.AT_ONCE
        && !Program.canAct(table, source, potion.effects())) {
      faults.add(NO_EFFECT, "no-effect");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return switch (ware.kind()) {
      case BASIC_WEAPON ->
          table.armory.isOwned()
              ? ImmutableList.of(OFFER, GOLD, EXCHANGE)
              : ImmutableList.of(OFFER, GOLD);
      case UPGRADE -> upgradeAllowedBy(table);
      case HEALING -> ImmutableList.of(OFFER, GOLD, ANY_NUMBER, PRICE);
      case POTION -> ImmutableList.of(OFFER, GOLD, ONE_OF_A_TYPE);
    };
  }

  /** Also right after the basic version, and even if that was used in the wave before. */
  private static ImmutableList<Citation> upgradeAllowedBy(Table table) {
    if (table.purse.basicBought()) {
      return ImmutableList.of(OFFER, GOLD, NEEDS_BASIC, AFTER_BASIC);
    }
    return table.armory.ready()
        ? ImmutableList.of(OFFER, GOLD, NEEDS_BASIC)
        : ImmutableList.of(OFFER, GOLD, NEEDS_BASIC, AFTER_USE);
  }

  @Override
  public void make(Table table) {
    Purchase.make(table, ware);
  }

  @Override
  public String text(Table table) {
    return "buy " + Cards.slug(ware.name(table.merchant()));
  }
}
