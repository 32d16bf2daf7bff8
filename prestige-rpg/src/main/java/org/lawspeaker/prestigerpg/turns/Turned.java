package org.lawspeaker.prestigerpg.turns;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.table.Table;

/** Players who have been turned (PRE-VAMPYRE-02). */
public final class Turned {
  private Turned() {}

  /** The turn of a turned player: a victim, if there is one (PRE-VAMPYRE-04). */
  public static void turn(Table table, Seat seat) {
    table
        .changes(TurnedPlayers.class)
        .first(TurnedPlayers.class)
        .ifPresent(rule -> table.push(new Bite(seat, rule.damage())));
  }
}
