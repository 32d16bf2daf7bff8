package org.lawspeaker.hofordeals.state;

/** How a combat began. */
public enum Origin {
  /** A player activated a Combat or Boss Encounter. */
  ACTIVATED,
  /** A player revealed an Ambush, and the Strike Bonus is 1 (HOF-AMBUSH-02). */
  AMBUSH,
  /** The King attacked, or a player fought him where his token is (HOF-KFIGHT-05). */
  KING
}
