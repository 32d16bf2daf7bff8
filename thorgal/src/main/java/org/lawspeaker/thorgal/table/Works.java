package org.lawspeaker.thorgal.table;

/**
 * While its card is where an effect works; by the rules only with the destiny player (THO-Q-29).
 */
public enum Works {
  /** In the destiny player's party (THO-EFFECT-01). */
  DESTINY(""),
  /** In the party of a bane player, by the text of the card. */
  BANE("while you are a bane player, "),
  /** In any party, and while it opposes, by the text of the card. */
  ANY("in any role, "),
  /** While it opposes a journey, by the text of the card. */
  OPPOSING("while this opposes, ");

  private final String says;

  Works(String says) {
    this.says = says;
  }

  /** Where it works, before what it does; nothing, if as the rules say. */
  String says() {
    return says;
  }

  /** Whether an effect that works like this works while its card is here. */
  public boolean includes(Works where) {
    return this == where || this == ANY;
  }
}
