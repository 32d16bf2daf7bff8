package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.effects.GainingRelic;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A Relic is gained.
 *
 * @param relic which
 */
public record TopRelic(int relic) implements NatureMove {
  private static final Citation RELIC = Citation.of("PRE-RELIC-02");

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(GainingRelic.class) == null) {
      PrestigeMove.notNow(table, faults, RELIC);
    } else if (table.piles.relics().count(relic) == 0) {
      faults.add(RELIC, "not-among-the-relics");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(RELIC);
  }

  @Override
  public void make(Table table) {
    ((GainingRelic) table.agenda.top()).gain(table, relic);
  }

  @Override
  public String text(Table table) {
    return "relic " + table.cards.names().card(relic);
  }
}
