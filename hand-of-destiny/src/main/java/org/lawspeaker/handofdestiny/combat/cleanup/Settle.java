package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.boss.BossPhase;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.combat.resolve.Waiting;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.ending.Endings;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * What follows a resolution once it is complete: the hero's HP is checked, defeated monsters leave,
 * the row closes up, new monsters become visible together, and abilities become due (HOD-Q-46,
 * HOD-Q-77). After an action of the fight step by which a monster left, a new turn begins
 * (HOD-CLEANUP-01, HOD-Q-34).
 *
 * @param action whether it was an action of the fight step
 */
public record Settle(boolean action) implements Reveals {
  private static final Citation CLOSES_UP = Citation.of("HOD-CLEANUP-04");
  private static final Citation FIRST = Citation.of("HOD-TURN-03");
  private static final Citation ALWAYS_TWO = Citation.of("HOD-VISIBLE-05");
  private static final Citation BOSS_COMES = Citation.of("HOD-GAME-03");
  private static final Citation FINAL_BOSS_COMES = Citation.of("HOD-GAME-04");
  private static final Citation NEXT_TURN = Citation.of("HOD-TURN-02");

  @Override
  public int place(Table table) {
    return table.hero.hp() == 0 || Defeats.any(table) ? -1 : Visibility.unseen(table);
  }

  @Override
  public Citation why(Table table) {
    if (table.memory.noticed().front() != Faces.UNSEEN) {
      return CLOSES_UP;
    }
    return table.row.isSeen(0) ? ALWAYS_TWO : FIRST;
  }

  @Override
  public void run(Table table) {
    if (table.hero.hp() == 0) {
      Endings.fallen(table);
      return;
    }
    if (Defeats.any(table)) {
      Defeats.leave(table);
      return;
    }
    if (table.row.size() == 0) {
      table.tell(
          table.isFinalWave() ? FINAL_BOSS_COMES : BOSS_COMES,
          "last-monster-gone",
          "no monster is left; the boss of the wave comes");
      BossPhase.start(table);
      return;
    }
    table.pop();
    Waiting.notice(table);
    if (!action) {
      table.progress = table.progress.withDeparted(false);
    } else if (table.progress.departed()) {
      nextTurn(table);
    } else if (Waiting.due(table) != Faces.UNSEEN) {
      table.push(ResolveStep.FRESH);
    }
  }

  private static void nextTurn(Table table) {
    table.progress = table.progress.withDeparted(false).atTurn(table.progress.turn() + 1);
    table.memory = table.memory.withIgnored(0);
    table.agenda = Agenda.of(ResolveStep.FRESH);
    if (table.tells()) {
      table.tell(
          NEXT_TURN,
          "turn",
          "turn " + table.progress.turn() + " begins",
          "turn",
          "" + table.progress.turn());
    }
  }
}
