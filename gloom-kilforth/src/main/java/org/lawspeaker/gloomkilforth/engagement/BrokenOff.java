package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;

/** What was under way does not go on. */
public final class BrokenOff {
  private BrokenOff() {}

  /** The battle with this foe is over at once, with all that was under way in it (GOK-Q-57). */
  public static void battle(Table table, int foe) {
    int last = table.battles.size() - 1;
    while (last >= 0 && table.battles.get(last).foe() != foe) {
      last--;
    }
    if (last < 0) {
      return;
    }
    ImmutableList<GloomStep> steps = table.agenda().toList();
    int at = 0;
    for (int found = -1; found < last; at++) {
      found += steps.get(at) instanceof BattleOver ? 1 : 0;
    }
    table.battles = table.battles.subList(0, last + 1);
    cut(table, steps, at);
    Tests.forget(table);
  }

  /** The last Ancient has fallen: nothing but the course of the game goes on (GOK-ASSAULT-10). */
  static void game(Table table) {
    table.battles = ImmutableList.of();
    table.trials = ImmutableList.of();
    cut(table, table.agenda().toList(), 1);
  }

  /** The lowest steps stay; cards that lie in the others are discarded. */
  private static void cut(Table table, ImmutableList<GloomStep> steps, int left) {
    table.setAgenda(Agenda.of(steps.subList(0, left)));
    for (GloomStep step : steps.subList(left, steps.size())) {
      step.held().forEach(card -> Discards.put(table, card));
    }
  }
}
