package org.lawspeaker.gloomkilforth.turn;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.engagement.Engaging;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero engages one of the enemies where it is (GOK-TURN-03). */
final class NextEnemy implements TurnPart<PickCard> {
  static final Citation ENGAGE = Citation.of("GOK-TURN-03");

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return ENGAGE;
  }

  @Override
  public boolean isOwn() {
    return false;
  }

  @Override
  public void judge(Table table, HeroTurn turn, PickCard move, Faults faults) {
    if (!turn.isToEngage(table) || !turn.enemies(table).contains(move.card())) {
      faults.add(ENGAGE, "no-enemy");
    }
  }

  @Override
  public void make(Table table, HeroTurn turn, PickCard move) {
    Engaging.start(table, turn.seat(), move.card());
  }
}
