package org.lawspeaker.handofdestiny.state;

/** The phases of a wave, in order (HOD-GAME-05). */
public enum Phase {
  SETUP,
  COMBAT,
  BOSS,
  MERCHANT
}
