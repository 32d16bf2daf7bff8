package org.lawspeaker.gloomkilforth.state;

import java.util.Locale;

/** The types of encounters (GOK-ENC-03, GOK-Q-73). */
public enum EncounterType {
  ENEMY(RewardType.ITEM),
  PLACE(RewardType.TITLE),
  QUEST(RewardType.SPELL),
  STRANGER(RewardType.ALLY),
  EVENT(RewardType.ITEM);

  private final RewardType usual;
  private final String keyword = name().toLowerCase(Locale.ROOT);

  EncounterType(RewardType usual) {
    this.usual = usual;
  }

  /** The reward icon that a card of this type has unless another is printed (GOK-CLAIM-04). */
  public RewardType usual() {
    return usual;
  }

  /** Several of this type: {@code Enemies}. */
  public String several() {
    return this == ENEMY ? "Enemies" : says() + "s";
  }

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + keyword.substring(1);
  }

  /** The keyword that a card of this type has (GOK-ENC-14, GOK-DEF-02). */
  public String keyword() {
    return keyword;
  }

  /** Whether it can be confronted (GOK-CONFRONT-01). */
  public boolean isConfronted() {
    return this == PLACE || this == QUEST || this == STRANGER;
  }
}
