package org.lawspeaker.prestigerpg.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Table;

/** Whose text it is that something is done by: the clause by which that text acts. */
public enum ByText {
  /** An Action card. */
  ACTION("PRE-ACTION-01"),
  /** An Item or Relic. */
  ITEM("PRE-Q-44"),
  /** A Character Ability. */
  ABILITY("PRE-ABILITY-03"),
  /** An attack that a player has played. */
  ATTACK("PRE-TURN-03"),
  /** An attack of the creature. */
  STRIKE("PRE-SPECIFIC-01"),
  /** The Encounter card, beside its attacks. */
  ENCOUNTER("PRE-BEGIN-02"),
  /** An Event that acts at once. */
  EVENT("PRE-EVENT-08"),
  /** A Treasure. */
  TREASURE("PRE-EVENT-09"),
  /** The Adventure Module. */
  MODULE("PRE-MODULE-01");

  private final Citation citation;

  ByText(String citation) {
    this.citation = Citation.of(citation);
  }

  /** Whose text an effect is of. */
  public static ByText of(Table table, Source source) {
    return switch (source.origin()) {
      case CARD -> ACTION;
      case ITEM -> ITEM;
      case ABILITY -> ABILITY;
      case ATTACK -> ATTACK;
      case ENCOUNTER -> table.strike.isUnderWay() ? STRIKE : ENCOUNTER;
      case EVENT ->
          table.cards.event(source.card()).kind() == EventCard.Kind.TREASURE ? TREASURE : EVENT;
      case MODULE -> MODULE;
    };
  }

  /** The clause that decides it. */
  public Citation decides() {
    return citation;
  }
}
