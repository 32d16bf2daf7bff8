package org.lawspeaker.prestigerpg.table;

/** What sets a rule of an encounter, an event or a relic off. */
public enum Occasion {
  REVEALED("when the encounter is revealed"),
  PHASE_STARTS("when the encounter, or this part of it, starts"),
  ROUND_STARTS("at the start of a round"),
  ATTACK_REVEALED("when an attack is revealed", "when your attack is revealed"),
  ATTACK_HITS("when an attack has hit", "when your attack has hit"),
  MANEUVER("when a Tactical Maneuver has been played", "when you have played a Tactical Maneuver"),
  ACTION_PLAYED("when an Action card has been played", "when you have played an Action card"),
  /** An ability counts, too. */
  ITEM_USED(
      "when an Item or an ability has been used", "when you have used an Item or your ability"),
  TOTALLED("when the damage of the round has been totalled"),
  STRUCK("when the creature's attack has hit a player", "when the creature's attack has hit you"),
  HURT("when a player has received damage", "when you have received damage"),
  DIED("when a player has died"),
  TOKEN_DIED("when a token has been killed", "when you have killed a token"),
  CREATURE_DIED("when the creature has been killed", "when you have killed the creature"),
  INITIATIVE("when new Initiative has been drawn"),
  /** Before anybody draws the card of the round: from then on hands may be smaller (PRE-Q-86). */
  DRAWS("when the cards of the round are about to be drawn"),
  DRAWN("when the cards of the round have been drawn"),
  ROUND_ENDS("at the end of the round"),
  ENCOUNTER_ENDS("at the end of the encounter"),
  /** In a story, when an encounter is over after which no other can come, however it goes on. */
  GAME_ENDS("when the last encounter is over");

  private final String says;
  private final String saysYou;

  Occasion(String says) {
    this(says, says);
  }

  Occasion(String says, String saysYou) {
    this.says = says;
    this.saysYou = saysYou;
  }

  public String says() {
    return says;
  }

  /** The same to whom it concerns. */
  public String saysYou() {
    return saysYou;
  }
}
