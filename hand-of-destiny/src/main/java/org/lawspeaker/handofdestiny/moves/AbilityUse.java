package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Uses;

/** Uses a hero ability, in one of three ways: free, by exhausting it, or with a strength card. */
public sealed interface AbilityUse extends HandMove permits Use, UseExhausting, UseWithStrength {
  Citation TIMING = Citation.of("HOD-Q-40");
  Citation MONSTERS_FIRST = Citation.of("HOD-ORDER-06");
  Citation PREVENTING = Citation.of("HOD-ORDER-07");
  Citation EXHAUSTED = Citation.of("HOD-ACTIVATE-05");
  Citation STOCK_EXHAUSTED = Citation.of("HOD-Q-48");
  Citation BY_ITSELF = Citation.of("HOD-STOCK-03");
  Citation NO_EFFECT = Citation.of("HOD-Q-82");
  Citation SET_OFF = Citation.of("HOD-RAGE-02");
  Citation NORMAL = Citation.of("HOD-HEROABIL-03");
  Citation SLOT = Citation.of("HOD-HEROABIL-04");
  Citation ANY_ROW = Citation.of("HOD-EXHAUST-08");
  Citation ON_BOSS = Citation.of("HOD-BOSS-05");
  Citation BESIDES_BOSS = Citation.of("HOD-BOSS-06");

  /** Which ability, see {@link HeroCard#ability}. */
  int ability();

  /** Adds what forbids this way of paying. */
  void judgePayment(Table table, HeroAbility ability, Faults faults);

  /** A slotted card that the payment would use up, or -1. */
  default int payment() {
    return -1;
  }

  @Override
  default void judge(Table table, Faults faults) {
    judgeUse(table, ability(), payment(), faults);
    judgePayment(table, table.sheet.ability(ability()), faults);
  }

  /**
   * Adds what forbids using an ability now, however it is paid for.
   *
   * @param payment the slotted card that pays, which its effects no longer find, or -1
   */
  static void judgeUse(Table table, int ability, int payment, Faults faults) {
    HeroAbility used = table.sheet.ability(ability);
    if (table.hero.isExhausted(ability)) {
      faults.add(
          used.stock() == Stock.NONE ? EXHAUSTED : STOCK_EXHAUSTED,
          "exhausted",
          "ability",
          used.name());
    }
    if (!used.isUsed()) {
      faults.add(
          used.on().isPresent() ? SET_OFF : BY_ITSELF, "applies-by-itself", "ability", used.name());
      return;
    }
    switch (table.uses()) {
      case NONE -> faults.notNow(table, TIMING);
      case PREVENTING -> {
        if (!HeroAbilities.prevents(table, ability)) {
          faults.add(MONSTERS_FIRST, "monster-abilities-first", "ability", used.name());
        }
      }
      case EFFECTIVE -> {
        if (!canAct(table, ability, payment)) {
          boolean onBoss = table.progress.phase() == Phase.BOSS && Program.attacks(used.effects());
          faults.add(onBoss ? ON_BOSS : NO_EFFECT, "no-effect", "ability", used.name());
        }
      }
    }
  }

  private static boolean canAct(Table table, int ability, int payment) {
    table.withheld = payment;
    boolean canAct = HeroAbilities.canAct(table, ability);
    table.withheld = -1;
    return canAct;
  }

  /** Adds the clauses by which this way of paying is open. */
  void allowPayment(Table table, ImmutableList.Builder<Citation> clauses);

  /** Those of the payment, of the kind of ability, ahead of a monster ability, against a boss. */
  @Override
  default ImmutableList<Citation> allowedBy(Table table) {
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    allowPayment(table, clauses);
    clauses.add(table.sheet.ability(ability()).slot() ? SLOT : NORMAL);
    if (table.uses() == Uses.PREVENTING) {
      clauses.add(PREVENTING);
    } else if (table.progress.phase() == Phase.BOSS) {
      clauses.add(
          Program.attacks(table.sheet.ability(ability()).effects()) ? ON_BOSS : BESIDES_BOSS);
    }
    return clauses.build();
  }

  /** The ability as it is written. */
  default String abilityText(Table table) {
    return Cards.slug(table.sheet.ability(ability()).name());
  }
}
