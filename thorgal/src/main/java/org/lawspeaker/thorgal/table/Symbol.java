package org.lawspeaker.thorgal.table;

/**
 * A symbol of the side bar of an event or bane card (THO-CARD-21), resolved when it is played
 * (THO-SYM-07). Attributes do nothing there (THO-Q-44).
 */
public enum Symbol {
  /** The destiny player may take an exhaustion marker off a card (THO-SYM-01). */
  ELEMENTS,
  /** The bane player may put an exhaustion marker on a card (THO-SYM-03). */
  INTRIGUE,
  /** The destiny player receives 1 damage (THO-SYM-06, THO-Q-41). */
  DAMAGE
}
