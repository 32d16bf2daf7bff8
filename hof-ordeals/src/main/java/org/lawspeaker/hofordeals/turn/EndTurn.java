package org.lawspeaker.hofordeals.turn;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.combat.CombatEnd;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user's turn ends: of its steps only Rest is left. */
@Doc("The user's turn ends with its Rest step.")
public record EndTurn() implements Effect {
  private static final Citation END = Citation.of("HOF-PLAY-12");

  @Override
  public void act(Table table, Source source) {
    boolean may = table.isActive(source.user()) && (table.fight == null || isEnding(table));
    if (may
        && !table.turn.ended()
        && table.turn.stage() != Stage.REST
        && table.turn.stage() != Stage.OVER) {
      if (table.isTelling()) {
        table.tell(END, "turn-cut", source.user() + " goes on to the Rest step");
      }
      boolean acquires = table.turn.stage() == Stage.ACQUIRE;
      GoToAcquire.leave(table, Stage.REST);
      if (acquires) {
        RefillRow.start(table, Settings.Refill.STEP_END);
      }
    }
  }

  /** Whether the combat is about to end: it is won, or the player flees. */
  private static boolean isEnding(Table table) {
    return table.agenda().toList().stream().anyMatch(CombatEnd.class::isInstance);
  }

  @Override
  public String says() {
    return "go to your Rest step";
  }
}
