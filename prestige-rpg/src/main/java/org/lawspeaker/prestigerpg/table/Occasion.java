package org.lawspeaker.prestigerpg.table;

/** What sets a rule of an encounter, an event or a relic off. */
public enum Occasion {
  REVEALED("when the encounter is revealed"),
  PHASE_STARTS("when a phase of the encounter starts"),
  ROUND_STARTS("at the start of a round"),
  ATTACK_REVEALED("when an attack is revealed"),
  ATTACK_HITS("when an attack has hit"),
  MANEUVER("when a maneuver has been played"),
  ACTION_PLAYED("when an Action card has been played"),
  ITEM_USED("when an item has been used"),
  TOTALLED("when the damage of the round has been totalled"),
  STRUCK("when the creature has damaged a player"),
  HURT("when a player has been damaged"),
  DIED("when a player has died"),
  TOKEN_DIED("when a token has been killed"),
  CREATURE_DIED("when the creature has been killed"),
  INITIATIVE("when new Initiative has been drawn"),
  /** Before anybody draws the card of the round: from then on hands may be smaller (PRE-Q-86). */
  DRAWS("when the cards of the round are about to be drawn"),
  DRAWN("when the cards of the round have been drawn"),
  ROUND_ENDS("at the end of the round"),
  ENCOUNTER_ENDS("at the end of the encounter"),
  GAME_ENDS("when the last encounter is over");

  private final String says;

  Occasion(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
