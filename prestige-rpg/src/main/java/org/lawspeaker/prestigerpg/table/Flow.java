package org.lawspeaker.prestigerpg.table;

/**
 * Steps of the rules that need no choice and no data, in the order of the rulebook; what each does
 * is for the {@link OrderOfPlay} to say.
 */
public enum Flow implements PrestigeFrame {
  /** Setup is over; the first encounter, or the story, begins. */
  START,
  /** The next encounter begins (PRE-FLOW-01). */
  NEXT_ENCOUNTER,
  /** An encounter has been revealed: its life is set (PRE-BEGIN-03). */
  LIFE,
  /** An Event is drawn for it, if there are any (PRE-EVENT-03). */
  EVENT,
  /** Encounter and Event have been revealed: what that sets off happens (PRE-Q-10). */
  REVEALED,
  /** A round begins (PRE-FLOW-02). */
  ROUND,
  /** Step a: cards are set (PRE-SET-01). */
  SET,
  /** Something was played before the first flip: set cards may be exchanged (PRE-SET-02). */
  EXCHANGE,
  /** Step c: the damage is totalled (PRE-TOTAL-01). */
  TOTAL,
  /** Step e: the damage stack is discarded (PRE-CLEAN-01). */
  DISCARD,
  /** Step h: everybody draws a card (PRE-DRAW-01). */
  DRAW,
  /** The round ends. */
  ROUND_END,
  /** After a round: the next, unless the encounter is over (PRE-ROUND-01). */
  NEXT_ROUND,
  /** The damage of a creature's attack is dealt. */
  STRIKE_DAMAGE,
  /** A creature's attack is over. */
  STRIKE_END,
  /** The encounter is over; what follows is put on the agenda. */
  ENCOUNTER_END,
  /** Its Prestige is awarded (PRE-END-01). */
  AWARD,
  /** Treasures and what else happens at the end of an encounter (PRE-EVENT-09). */
  TREASURE,
  /** What is left of the encounter is put away. */
  PUT_AWAY,
  /** The game may be over (PRE-WIN-01). */
  WINNING,
  /** The fight against players who became creatures is over (PRE-Q-84). */
  FIGHT_END,
  /** The living are compared (PRE-WIN-02). */
  COMPARE,
  /** Bodies are looted (PRE-LOOT-01). */
  LOOT,
  /** Everybody draws up to the maximum (PRE-END-05). */
  REFILL,
  /** Hands above the maximum are cut (PRE-END-08). */
  HAND_LIMIT,
  /** Drunk Potions leave, and hands are cut. */
  AFTER_PLAY,
  /** The story is over (PRE-Q-99). */
  STORY_END,
  /** Another part of the encounter begins, if there is one (PRE-LICH-01). */
  NEXT_PHASE,
  /** The encounter is completed, and no other part of it begins (PRE-Q-60). */
  COMPLETION,
  /** A kill is settled (PRE-Q-15). */
  KILL_CHECK;

  @Override
  public void run(Table table) {
    table.pop();
    table.cards.play().run(this, table);
  }
}
