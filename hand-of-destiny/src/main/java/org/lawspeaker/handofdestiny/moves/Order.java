package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.combat.fight.StockOrder;
import org.lawspeaker.handofdestiny.pack.HeroCard;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Says which of several stock abilities set off together comes first (HOD-Q-78).
 *
 * @param ability which, see {@link HeroCard#ability}
 */
public record Order(int ability) implements HandMove {
  private static final Citation ORDER = Citation.of("HOD-Q-78");

  public Order {
    HeroCard.checkedAbility(ability);
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.agenda.isEmpty()
        || !(table.agenda.top() instanceof StockOrder step)
        || !step.owes(table)) {
      faults.notNow(table, ORDER);
    } else if (!step.offers(ability)) {
      faults.add(ORDER, "not-set-off");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(ORDER);
  }

  @Override
  public void make(Table table) {
    ((StockOrder) table.agenda.top()).choose(table, ability);
  }

  @Override
  public String text(Table table) {
    return "first " + Cards.slug(table.sheet.ability(ability).name());
  }
}
