package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.begin.NextEncounters;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An Encounter card is turned up.
 *
 * @param encounter which
 */
public record Reveal(int encounter) implements NatureMove {
  private static final Citation REVEAL = Citation.of("PRE-BEGIN-01");

  @Override
  public void judge(Table table, Faults faults) {
    RevealEncounter step = table.top(RevealEncounter.class);
    if (step == null) {
      PrestigeMove.notNow(table, faults, REVEAL);
    } else if (NextEncounters.of(table).probabilityOf(this).equals(Fraction.ZERO)) {
      faults.add(REVEAL, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(REVEAL);
  }

  @Override
  public void make(Table table) {
    ((RevealEncounter) table.agenda.top()).reveal(table, encounter);
  }

  @Override
  public String text(Table table) {
    return "reveal " + table.cards.names().encounter(encounter);
  }
}
