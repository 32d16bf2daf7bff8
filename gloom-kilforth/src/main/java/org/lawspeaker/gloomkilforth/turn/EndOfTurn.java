package org.lawspeaker.gloomkilforth.turn;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Until;

/** A turn is complete after an Action or Camp, when all enemies are engaged (GOK-TURN-09). */
final class EndOfTurn implements TurnPart<EndTurn> {
  static final Citation END = Citation.of("GOK-TURN-09");
  private static final Citation MUST = Citation.of("GOK-ENGAGE-01");

  @Override
  public Class<EndTurn> kind() {
    return EndTurn.class;
  }

  @Override
  public Citation why() {
    return END;
  }

  @Override
  public void judge(Table table, HeroTurn turn, EndTurn move, Faults faults) {
    if (!table.turn.acted()) {
      faults.add(END, "not-complete");
    }
    if (turn.isToEngage(table)) {
      faults.add(MUST, "enemies-there");
    }
  }

  @Override
  public void make(Table table, HeroTurn turn, EndTurn move) {
    table.pop();
    table.end(Until.TURN);
  }
}
