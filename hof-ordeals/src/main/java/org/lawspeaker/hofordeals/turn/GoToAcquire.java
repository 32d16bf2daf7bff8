package org.lawspeaker.hofordeals.turn;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.hofordeals.map.Activation;
import org.lawspeaker.hofordeals.map.Repeating;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The user's Explore step ends. */
@Doc("The user goes on to the Acquire step.")
public record GoToAcquire() implements Effect {
  @Override
  public void act(Table table, Source source) {
    boolean may = table.isActive(source.user()) && table.fight == null;
    if (may && table.turn.stage() == Stage.EXPLORE) {
      leave(table, Stage.ACQUIRE);
    }
  }

  /**
   * The window of the step under way goes, and further activations; the rest of the agenda stays.
   */
  static void leave(Table table, Stage next) {
    Agenda<HofStep> left = Agenda.empty();
    for (HofStep step : table.agenda().toList()) {
      if (step instanceof Fatigue fatigue) {
        fatigue.loseUnpaid(table);
      }
      left = step instanceof OwnTurn || isActivation(step) ? left : left.push(step);
    }
    table.setAgenda(left);
    table.turn = table.turn.withStage(next);
  }

  @Override
  public String says() {
    return "go to your Acquire step";
  }

  private static boolean isActivation(HofStep step) {
    return step instanceof Activation || step instanceof Repeating;
  }
}
