package org.lawspeaker.prestigerpg.table;

/** The windows in which something may be played (PRE-Q-10). */
public enum Moment {
  /** After the encounter and its event are known, before the first Initiative (PRE-BEGIN-06). */
  REVEAL("when an encounter has been revealed"),
  /** All cards are set; before the first flip of the round. */
  CARDS_SET("before the first flip of the round"),
  /** Before the flip of any later turn. */
  BEFORE_FLIP("before a later flip"),
  /** A card has been flipped and its choices are made; before the kill check. */
  FLIPPED("when an attack has been revealed"),
  /** After the kill check of a turn. */
  CHECKED("after the kill check of a turn"),
  /** A creature's attack has named its victims; before damage. */
  STRIKE("when a creature attacks"),
  /** After the damage of a creature's attack. */
  STRUCK("after the damage of a creature's attack"),
  /** New Initiative has been drawn. */
  INITIATIVE("when new Initiative has been drawn"),
  /** The encounter is over; before its end is carried out. */
  END("at the end of an encounter"),
  /** Somebody has announced a play, and it can be answered (PRE-Q-11). */
  ANNOUNCED("when something is played");

  private final String says;

  Moment(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
