package org.lawspeaker.thorgal.effects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/** An effect that may mean one of several players, whom its user chooses (THO-Q-86). */
public sealed interface MeansPlayers permits OnPlayers, Last {
  /** Which players. */
  Who who();

  /** Carries it out for this player, who is in the game. */
  void befall(Table table, Source source, Seat seat);

  /** What it does, in words. */
  String says();
}
