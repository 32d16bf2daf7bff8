package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Activation;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Uses an ability by discarding a slotted strength card, of any value (HOD-ACTIVATE-02).
 *
 * @param ability which
 * @param card the card, by the face it shows
 */
public record UseWithStrength(int ability, int card) implements AbilityUse {
  private static final Citation WITH_STRENGTH = Citation.of("HOD-ACTIVATE-02");
  private static final Citation ONCE_A_WAVE = Citation.of("HOD-ACTIVATE-03");
  private static final Citation COSTS_NO_HP = Citation.of("HOD-ACTIVATE-09");
  private static final Citation STOCK = Citation.of("HOD-STOCK-01");

  private static final UseWithStrength[][] EACH =
      new UseWithStrength[HeroCard.ABILITIES][Faces.COUNT];

  static {
    for (int ability = 0; ability < HeroCard.ABILITIES; ability++) {
      for (int card = 0; card < Faces.COUNT; card++) {
        EACH[ability][card] = new UseWithStrength(ability, card);
      }
    }
  }

  public UseWithStrength {
    HeroCard.checkedAbility(ability);
    Faces.checked(card);
  }

  /** The use of this ability with this card, without making a new object. */
  public static UseWithStrength of(int ability, int card) {
    return EACH[ability][card];
  }

  @Override
  public int payment() {
    return card;
  }

  @Override
  public void judgePayment(Table table, HeroAbility used, Faults faults) {
    if (used.stock() != Stock.NONE) {
      faults.add(STOCK, "costs-nothing", "ability", used.name());
    }
    if (!table.strength.contains(card)) {
      faults.add(WITH_STRENGTH, "not-a-strength-card", "card", table.nameOf(card));
    }
    if ((table.hero.paid() & 1 << ability) != 0) {
      faults.add(ONCE_A_WAVE, "activated-already", "ability", used.name());
    }
  }

  @Override
  public void allowPayment(Table table, ImmutableList.Builder<Citation> clauses) {
    clauses.add(WITH_STRENGTH, COSTS_NO_HP);
    if (Activation.exhaustsBelow(table, ability)) {
      clauses.add(ANY_ROW);
    }
  }

  @Override
  public void make(Table table) {
    Activation.withStrength(table, ability, card);
    HeroAbilities.start(table, ability);
  }

  @Override
  public String text(Table table) {
    return "use " + abilityText(table) + " with " + table.nameOf(card);
  }
}
