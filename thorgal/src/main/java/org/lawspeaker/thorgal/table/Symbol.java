package org.lawspeaker.thorgal.table;

import java.util.Locale;

/**
 * A symbol of the side bar of an event or bane card (THO-CARD-21), resolved when it is played
 * (THO-SYM-07). Attributes do nothing there (THO-Q-44).
 */
public enum Symbol {
  /** The destiny player may take an exhaustion marker off a card (THO-SYM-01). */
  ELEMENTS("the destiny player may take 1 exhaustion marker off a card in play"),
  /** The bane player may put an exhaustion marker on a card (THO-SYM-03). */
  INTRIGUE("the bane player may put 1 exhaustion marker on a card in play"),
  /** The destiny player receives 1 damage (THO-SYM-06, THO-Q-41). */
  DAMAGE("the destiny player receives 1 damage");

  private final String does;

  Symbol(String does) {
    this.does = does;
  }

  /** Its name: {@code elements}. */
  public String says() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it does, in words. */
  public String does() {
    return does;
  }
}
