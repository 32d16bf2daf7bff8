package org.lawspeaker.thorgal.pack;

/**
 * While its card is where an effect works; by the rules only with the destiny player (THO-Q-29).
 */
public enum Works {
  /** In the destiny player's party (THO-EFFECT-01). */
  DESTINY,
  /** In the party of a bane player, by the text of the card. */
  BANE,
  /** In any party, by the text of the card. */
  ANY,
  /** While it opposes a journey, by the text of the card. */
  OPPOSING;

  /** Whether an effect that works like this works while its card is here. */
  public boolean includes(Works where) {
    return this == where || (this == ANY && where != OPPOSING);
  }
}
