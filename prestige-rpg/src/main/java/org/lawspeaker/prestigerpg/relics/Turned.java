package org.lawspeaker.prestigerpg.relics;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.lasting.Standing;
import org.lawspeaker.prestigerpg.lasting.TurnedPlayers;
import org.lawspeaker.prestigerpg.table.Table;

/** Players who have been turned (PRE-VAMPYRE-02). */
public final class Turned {
  private Turned() {}

  /** The turn of a turned player: a victim, if there is one (PRE-VAMPYRE-04). */
  public static void turn(Table table, Seat seat) {
    TurnedPlayers rule = Standing.ofFoe(table, TurnedPlayers.class);
    if (rule != null) {
      table.push(new Bite(seat, rule.damage()));
    }
  }
}
