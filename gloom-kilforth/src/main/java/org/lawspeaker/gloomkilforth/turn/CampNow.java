package org.lawspeaker.gloomkilforth.turn;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.health.Camp;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero makes Camp instead of an Action (GOK-TURN-07). */
final class CampNow implements TurnPart<MakeCamp> {
  static final Citation CAMP = Citation.of("GOK-TURN-07");

  @Override
  public Class<MakeCamp> kind() {
    return MakeCamp.class;
  }

  @Override
  public Citation why() {
    return CAMP;
  }

  @Override
  public void judge(Table table, HeroTurn turn, MakeCamp move, Faults faults) {
    turn.judgeTime(table, faults);
  }

  @Override
  public void make(Table table, HeroTurn turn, MakeCamp move) {
    table.turn = table.turn.withActed(true);
    Camp.make(table, turn.seat());
    table.fire(turn.seat(), Moment.CAMPED);
  }
}
