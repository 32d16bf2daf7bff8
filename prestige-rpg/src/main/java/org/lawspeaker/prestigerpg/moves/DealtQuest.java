package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.setup.DealQuest;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A Quest card is dealt, or turned up for all.
 *
 * @param quest which
 */
public record DealtQuest(int quest) implements NatureMove {
  private static final Citation DEAL = Citation.of("PRE-Q-100");

  @Override
  public void judge(Table table, Faults faults) {
    DealQuest step = table.top(DealQuest.class);
    if (step == null) {
      PrestigeMove.notNow(table, faults, DEAL);
    } else if (step.left(table).count(quest) == 0) {
      faults.add(DEAL, "not-left");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(DEAL);
  }

  @Override
  public void make(Table table) {
    ((DealQuest) table.agenda.top()).deal(table, quest);
  }

  @Override
  public String text(Table table) {
    return "quest " + table.cards.names().quest(quest);
  }
}
