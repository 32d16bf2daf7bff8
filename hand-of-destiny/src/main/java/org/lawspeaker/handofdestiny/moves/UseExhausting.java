package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Activation;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Uses an ability by exhausting it (HOD-ACTIVATE-04); even the last one (HOD-Q-46).
 *
 * @param ability which
 */
public record UseExhausting(int ability) implements AbilityUse {
  private static final Citation EXHAUSTING = Citation.of("HOD-ACTIVATE-04");
  private static final Citation BELOW_TOO = Citation.of("HOD-EXHAUST-04");
  private static final Citation BESIDE_TOO = Citation.of("HOD-EXHAUST-07");
  private static final Citation BESIDE_ALREADY = Citation.of("HOD-EXHAUST-06");
  private static final Citation ONCE_MORE = Citation.of("HOD-ACTIVATE-07");
  private static final Citation TWICE = Citation.of("HOD-ACTIVATE-08");
  private static final Citation STOCK = Citation.of("HOD-STOCK-01");

  private static final UseExhausting[] EACH = new UseExhausting[HeroCard.ABILITIES];

  static {
    for (int ability = 0; ability < HeroCard.ABILITIES; ability++) {
      EACH[ability] = new UseExhausting(ability);
    }
  }

  public UseExhausting {
    HeroCard.checkedAbility(ability);
  }

  /** The use of this ability, without making a new object. */
  public static UseExhausting of(int ability) {
    return EACH[ability];
  }

  @Override
  public void judgePayment(Table table, HeroAbility used, Faults faults) {
    if (used.stock() != Stock.NONE) {
      faults.add(STOCK, "costs-nothing", "ability", used.name());
    }
  }

  @Override
  public void allowPayment(Table table, ImmutableList.Builder<Citation> clauses) {
    clauses.add(EXHAUSTING);
    if (Activation.exhaustsBelow(table, ability)) {
      clauses.add(BELOW_TOO);
    }
    if (Activation.isTop(ability)) {
      clauses.add(Activation.exhaustsBeside(table, ability) ? BESIDE_TOO : BESIDE_ALREADY);
    }
    if ((table.hero.paid() & 1 << ability) != 0) {
      clauses.add(ONCE_MORE, TWICE);
    }
  }

  @Override
  public void make(Table table) {
    Activation.byExhausting(table, ability);
    HeroAbilities.start(table, ability);
  }

  @Override
  public String text(Table table) {
    return "use " + abilityText(table) + " by exhausting";
  }
}
