package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.AtRandom;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A random card of a hand.
 *
 * @param card which
 */
public record FromHandAtRandom(int card) implements NatureMove {
  private static final Citation RANDOM = Citation.of("PRE-SPECIFIC-01");

  @Override
  public void judge(Table table, Faults faults) {
    AtRandom step = table.top(AtRandom.class);
    if (step == null || !step.isDrawing()) {
      PrestigeMove.notNow(table, faults, RANDOM);
    } else if (table.sheet(step.from()).hand().count(card) == 0) {
      faults.add(RANDOM, "not-in-that-hand");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(RANDOM);
  }

  @Override
  public void make(Table table) {
    ((AtRandom) table.agenda.top()).drawn(table, card);
  }

  @Override
  public String text(Table table) {
    return "random " + table.cards.names().card(card);
  }
}
