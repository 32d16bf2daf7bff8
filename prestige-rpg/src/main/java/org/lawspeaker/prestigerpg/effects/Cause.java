package org.lawspeaker.prestigerpg.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Table;

/** What makes players draw, discard, gain or choose: the clause that decides it. */
public enum Cause {
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
  /** Initiative for the first round of an encounter. */
  FIRST_INITIATIVE("PRE-BEGIN-07"),
  /** Initiative for another part of an encounter. */
  PHASE("PRE-Q-91"),
  /** Step f of a round: Initiative for the next one. */
  NEXT_INITIATIVE("PRE-INIT-01"),
  /** Initiative for the final fight. */
  FINAL_FIGHT("PRE-Q-84"),
  /** Initiative for looting. */
  LOOTING("PRE-LOOT-02"),
  /** The text of an Action card. */
  ACTION("PRE-ACTION-01"),
  /** The text of an Item or Relic. */
  ITEM("PRE-Q-44"),
  /** A Character Ability. */
  ABILITY("PRE-ABILITY-03"),
  /** The text of an attack that a player has played. */
  ATTACK("PRE-TURN-03"),
  /** The text of an attack of the creature. */
  STRIKE("PRE-SPECIFIC-01"),
  /** The Encounter card, beside its attacks. */
  ENCOUNTER("PRE-BEGIN-02"),
  /** An Event that acts at once. */
  EVENT("PRE-EVENT-08"),
  /** A Treasure. */
  TREASURE("PRE-EVENT-09"),
  /** The Adventure Module. */
  MODULE("PRE-MODULE-01");

  private final Citation clause;

  Cause(String clause) {
    this.clause = Citation.of(clause);
  }

  /** The cause of what an effect does: whose text it is. */
  public static Cause of(Table table, Source source) {
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
  public Citation clause() {
    return clause;
  }
}
