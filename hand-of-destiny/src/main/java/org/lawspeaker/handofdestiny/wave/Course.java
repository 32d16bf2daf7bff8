package org.lawspeaker.handofdestiny.wave;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.boss.BossPhase;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.setup.WaveSetup;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The course of the game, at the bottom of every agenda: what comes next when nothing else of a
 * phase or turn is left to do (HOD-GAME-05, HOD-TURN-01).
 *
 * @param resolved whether the monster abilities of this turn have been resolved
 */
public record Course(boolean resolved) implements HandFrame {
  /** A turn or another phase is next. */
  public static final Course NEXT = new Course(false);

  /** The fight step of this turn is next. */
  public static final Course FIGHT = new Course(true);

  private static final Citation FIGHT_STEP = Citation.of("HOD-ORDER-12");

  @Override
  public void run(Table table) {
    boolean resolves = table.progress.phase() == Phase.COMBAT && !resolved;
    table.replaceTop(resolves ? FIGHT : NEXT);
    switch (table.progress.phase()) {
      case SETUP -> WaveSetup.next(table);
      case COMBAT -> takeTurn(table);
      case BOSS -> BossPhase.start(table);
      case MERCHANT -> Market.open(table);
    }
  }

  private void takeTurn(Table table) {
    if (resolved) {
      table.push(FightStep.FRESH);
      table.tell(FIGHT_STEP, "fight", "the fight step begins");
    } else {
      table.push(ResolveStep.FRESH);
    }
  }

  @Override
  public void judgeUnasked(Table table, HandMove move, Faults faults) {
    Reasons.judge(table, move, faults);
  }
}
