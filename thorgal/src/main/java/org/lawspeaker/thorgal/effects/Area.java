package org.lawspeaker.thorgal.effects;

/** Where the cards in play are that an effect is for. */
public enum Area {
  /** The card with the effect. */
  THIS("this card"),
  YOUR_PARTY("your party"),
  /** The parties of the opponents. */
  OTHER_PARTIES("an opponent's party"),
  ANY_PARTY("any party"),
  /** The companions that oppose the journey. */
  OPPOSING("the opposing companions"),
  LANDS("the lands in the middle"),
  /** Parties, opposing companions and lands (THO-Q-102). */
  IN_PLAY("all cards in play");

  private final String says;

  Area(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  boolean hasParties() {
    return this == YOUR_PARTY || this == OTHER_PARTIES || this == ANY_PARTY || this == IN_PLAY;
  }

  boolean hasLands() {
    return this == LANDS || this == IN_PLAY;
  }

  boolean hasOpposers() {
    return this == OPPOSING || this == IN_PLAY;
  }
}
