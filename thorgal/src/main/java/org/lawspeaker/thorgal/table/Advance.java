package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.moves.ThorgalMove;

/** Carries out a move and all that follows, until the next move is owed. */
public final class Advance {
  /** More steps than any card set can need between two moves. */
  private static final int MOST_STEPS = 20_000;

  private Advance() {}

  /** The table after this move; the caller vouches that it is legal. */
  public static Table by(Table table, ThorgalMove move) {
    move.make(table);
    return settle(table);
  }

  /** The table at its next choice, chance or end. */
  public static Table settle(Table table) {
    return Agenda.settle(table, now -> now.agenda, MOST_STEPS);
  }
}
