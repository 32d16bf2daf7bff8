package org.lawspeaker.thorgal.effects;

/** Where the cards in play are that an effect is for. */
public enum Area {
  /** The card with the effect. */
  THIS("card", ""),
  YOUR_PARTY("card", " in your party"),
  /** The parties of the opponents. */
  OTHER_PARTIES("card", " in an opponent's party"),
  ANY_PARTY("card", " in any party"),
  /** The companions that oppose the journey. */
  OPPOSING("companion", " that opposes"),
  LANDS("land", ""),
  /** Parties, opposing companions and lands (THO-Q-102). */
  IN_PLAY("card", " in play");

  private final String noun;
  private final String says;

  Area(String noun, String says) {
    this.noun = noun;
    this.says = says;
  }

  /** What a card there is called. */
  String noun() {
    return noun;
  }

  /** Where it is, after the word for it. */
  String says() {
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
