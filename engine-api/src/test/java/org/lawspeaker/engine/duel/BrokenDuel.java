package org.lawspeaker.engine.duel;

import org.lawspeaker.engine.laws.Honest;

/** The honest duel in every method; a test overrides one to plant a bug. */
public class BrokenDuel extends Honest<DuelState, DuelMove, DuelView> {
  public BrokenDuel() {
    super(new SealedDuel());
  }
}
