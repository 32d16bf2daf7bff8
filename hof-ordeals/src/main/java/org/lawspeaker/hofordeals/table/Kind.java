package org.lawspeaker.hofordeals.table;

/** What a card is, which also says to which deck it belongs (HOF-Q-54). */
public enum Kind {
  /** Strive, Forage and Hack: they belong to no deck. */
  STARTING,
  FLOURISH,
  SKILL,
  EQUIPMENT,
  RELIC,
  CURSE,
  MINION,
  PAIN,
  ROYALTY,
  TOWN,
  BOSS,
  ENCOUNTER;

  /** Whether such a card is of the Dealer's deck. */
  public boolean isDealers() {
    return this == SKILL || this == EQUIPMENT;
  }
}
