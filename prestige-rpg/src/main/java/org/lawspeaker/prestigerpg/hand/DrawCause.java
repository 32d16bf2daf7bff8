package org.lawspeaker.prestigerpg.hand;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Table;

/** What makes a player draw cards: the clause that decides it. */
public enum DrawCause {
  /** The opening hand. */
  SETUP("PRE-SETUP-04"),
  /** Step h of a round. */
  ROUND("PRE-DRAW-01"),
  /** The end of an encounter. */
  REFILL("PRE-END-05"),
  /** A further card that the encounter lets players draw. */
  FEAST("PRE-GLUTTONY-01"),
  /** A dead player takes up arms. */
  FALLEN("PRE-Q-90"),
  /** A dead player comes back. */
  REVIVAL("PRE-Q-95"),
  /** The text of an Action card. */
  ACTION("PRE-ACTION-01"),
  /** The text of an Item or Relic. */
  ITEM("PRE-Q-44"),
  /** A Character Ability. */
  ABILITY("PRE-ABILITY-03"),
  /** The text of an attack. */
  ATTACK("PRE-TURN-03"),
  /** The Encounter card. */
  ENCOUNTER("PRE-BEGIN-02"),
  /** An Event that acts at once. */
  EVENT("PRE-EVENT-08"),
  /** A Treasure. */
  TREASURE("PRE-EVENT-09"),
  /** The Adventure Module. */
  MODULE("PRE-MODULE-01");

  private final Citation citation;

  DrawCause(String citation) {
    this.citation = Citation.of(citation);
  }

  /** The cause of what an effect lets players draw. */
  static DrawCause of(Table table, Source source) {
    return switch (source.origin()) {
      case CARD -> ACTION;
      case ITEM -> ITEM;
      case ABILITY -> ABILITY;
      case ATTACK -> ATTACK;
      case ENCOUNTER -> ENCOUNTER;
      case EVENT ->
          table.cards.event(source.card()).kind() == EventCard.Kind.TREASURE ? TREASURE : EVENT;
      case MODULE -> MODULE;
    };
  }

  /** The clause by which a card is drawn. */
  Citation decidedBy() {
    return citation;
  }
}
