package org.lawspeaker.thorgal.state;

/**
 * The two kinds of cards that have decks (THO-DECK-01), each with a back of its own (THO-CARD-02,
 * THO-CARD-17); they never mix (THO-DECK-02).
 */
public enum Suit {
  DESTINY("destiny", "Valhalla"),
  BANE("bane", "Niflheim");

  private final String says;
  private final String destroyed;

  Suit(String says, String destroyed) {
    this.says = says;
    this.destroyed = destroyed;
  }

  public String says() {
    return says;
  }

  /** The name of the pile of destroyed cards (THO-PILE-04, THO-PILE-05). */
  public String destroyed() {
    return destroyed;
  }
}
