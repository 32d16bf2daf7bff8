package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.Activation;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.pack.HeroAbility;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.pack.Stock;
import org.lawspeaker.handofdestiny.table.Advance;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Uses a stock ability, which costs nothing (HOD-STOCK-01).
 *
 * @param ability which
 */
public record Use(int ability) implements AbilityUse {
  private static final Citation FREE = Citation.of("HOD-STOCK-01");
  private static final Citation PAID = Citation.of("HOD-ACTIVATE-01");
  private static final Citation IN_TEXT = Citation.of("HOD-HEROABIL-05");
  private static final Citation ANY_NUMBER = Citation.of("HOD-STOCK-02");
  private static final Citation ONCE = Citation.of("HOD-STOCK-04");
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  public Use {
    HeroCard.checkedAbility(ability);
  }

  @Override
  public void judgePayment(Table table, HeroAbility used, Faults faults) {
    if (used.stock() == Stock.NONE) {
      faults.add(PAID, "not-free", "ability", used.name());
    }
    if (used.stock() == Stock.ONCE && (table.hero.once() & 1 << ability) != 0) {
      faults.add(ONCE, "used-already", "ability", used.name());
    }
  }

  @Override
  public void judge(Table table, Faults faults) {
    AbilityUse.super.judge(table, faults);
    if (faults.none() && table.sheet.ability(ability).stock() == Stock.FREE) {
      Table after = Advance.by(Table.of(table.cards, table.state()), this);
      if (!Repeats.canLeadOn(after)) {
        faults.add(REPEATS, "repeats-a-situation");
      }
    }
  }

  @Override
  public void allowPayment(Table table, ImmutableList.Builder<Citation> clauses) {
    clauses.add(FREE, IN_TEXT);
    boolean once = table.sheet.ability(ability).stock() == Stock.ONCE;
    clauses.add(once ? ONCE : ANY_NUMBER);
    if (Activation.exhaustsBelow(table, ability)) {
      clauses.add(ANY_ROW);
    }
  }

  @Override
  public void make(Table table) {
    if (table.sheet.ability(ability).stock() == Stock.ONCE) {
      table.hero = table.hero.withOnce(table.hero.once() | 1 << ability);
    }
    HeroAbilities.start(table, ability);
  }

  @Override
  public String text(Table table) {
    return "use " + abilityText(table);
  }
}
