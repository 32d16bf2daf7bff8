package org.lawspeaker.handofdestiny.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.handofdestiny.boss.Rewards.Penalties;
import org.lawspeaker.handofdestiny.state.BossMarks;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Purse;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Stock;

/** What cannot have been done with the cards of the hero, the boss and the merchant. */
record MarksCheck(Cards cards, HandState state, Bounds bounds) {
  private static final Citation NEVER_PAID = Citation.of("HOD-Q-48");
  private static final Citation ONCE = Citation.of("HOD-STOCK-04");
  private static final Citation NO_ATTACK = Citation.of("HOD-BOSS-09");
  private static final Citation ACTS_AT_ONCE = Citation.of("HOD-POTION-01");
  private static final Citation LAPSES = Citation.of("HOD-Q-67");
  private static final Citation FAILED = Citation.of("HOD-PENALTY-01");
  private static final Citation WEAPON_STAYS = Citation.of("HOD-WEAPON-05");

  void check() {
    checkAbilities();
    checkBoss();
    checkPurse();
  }

  private void checkAbilities() {
    HeroCard hero = cards.hero(state.settings().hero());
    for (int index = 0; index < HeroMarks.ABILITIES; index++) {
      Stock stock = hero.ability(index).stock();
      String name = hero.ability(index).name();
      bounds.holds(
          stock == Stock.NONE || (state.hero().paid() & 1 << index) == 0,
          "/hero/paid",
          name + " is a stock ability, which is never activated with strength",
          NEVER_PAID);
      bounds.holds(
          stock == Stock.ONCE || (state.hero().once() & 1 << index) == 0,
          "/hero/once",
          name + " is no stock ability marked x1",
          ONCE);
    }
  }

  private void checkBoss() {
    bounds.holds(
        isAt(Phase.BOSS) || isAt(Phase.MERCHANT) || state.boss().equals(BossMarks.FRESH),
        "/boss",
        "nothing has happened to the boss before its phase",
        NO_ATTACK);
  }

  private void checkPurse() {
    Purse purse = state.purse();
    bounds.holds(
        state.armory().isOwned() || !(purse.basicBought() || purse.upgradeBought()),
        "/purse",
        "a weapon was bought, but none is owned",
        WEAPON_STAYS);
    boolean isPunished = state.agenda().toList().stream().anyMatch(Penalties.class::isInstance);
    bounds.holds(
        isPunished || state.progress().ending().isPresent() || purse.fined() == 0,
        "/purse/fined",
        "a penalty takes gold only when the boss was not defeated",
        FAILED);
    bounds.holds(
        isAt(Phase.MERCHANT) || isAt(Phase.SETUP) || purse.potionsHeld() == 0,
        "/purse/potions-held",
        "potions lapse when combat begins",
        LAPSES);
    for (int held = purse.potionsHeld(); held != 0; held &= held - 1) {
      Potion potion = potion(Integer.numberOfTrailingZeros(held));
      bounds.holds(
          potion.moment() == PotionMoment.NEXT_SETUP,
          "/purse/potions-held",
          potion.name() + " acts at once and is never held",
          ACTS_AT_ONCE);
    }
  }

  private Potion potion(int index) {
    HeroCard hero = cards.hero(state.settings().hero());
    return cards.merchant(hero.heroClass()).potions().get(index);
  }

  private boolean isAt(Phase phase) {
    return state.progress().phase() == phase;
  }
}
