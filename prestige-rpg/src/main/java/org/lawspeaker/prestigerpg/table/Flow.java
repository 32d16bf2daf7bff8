package org.lawspeaker.prestigerpg.table;

import java.util.function.Consumer;
import org.lawspeaker.prestigerpg.begin.Encounters;
import org.lawspeaker.prestigerpg.combat.DamageStack;
import org.lawspeaker.prestigerpg.combat.Kills;
import org.lawspeaker.prestigerpg.combat.Phases;
import org.lawspeaker.prestigerpg.combat.Rounds;
import org.lawspeaker.prestigerpg.combat.SetCards;
import org.lawspeaker.prestigerpg.combat.Totals;
import org.lawspeaker.prestigerpg.dead.Bodies;
import org.lawspeaker.prestigerpg.end.EncounterEnd;
import org.lawspeaker.prestigerpg.end.HandLimit;
import org.lawspeaker.prestigerpg.relics.Events;
import org.lawspeaker.prestigerpg.relics.FinalFight;
import org.lawspeaker.prestigerpg.strike.Hits;
import org.lawspeaker.prestigerpg.timing.AfterPlay;
import org.lawspeaker.prestigerpg.tombs.Story;
import org.lawspeaker.prestigerpg.winning.Winning;

/** Steps of the rules that need no choice and no data, in the order of the rulebook. */
public enum Flow implements PrestigeFrame {
  /** Setup is over; the first encounter, or the story, begins. */
  START(Encounters::start),
  /** The next encounter begins (PRE-FLOW-01). */
  NEXT_ENCOUNTER(Encounters::next),
  /** An encounter has been revealed: its life is set (PRE-BEGIN-03). */
  LIFE(Encounters::setUp),
  /** An Event is drawn for it, if there are any (PRE-EVENT-03). */
  EVENT(Events::draw),
  /** A round begins (PRE-FLOW-02). */
  ROUND(Rounds::begin),
  /** Step a: cards are set (PRE-SET-01). */
  SET(SetCards::first),
  /** Something was played before the first flip: set cards may be exchanged (PRE-SET-02). */
  EXCHANGE(SetCards::exchange),
  /** Step c: the damage is totalled (PRE-TOTAL-01). */
  TOTAL(Totals::take),
  /** Step e: the damage stack is discarded (PRE-CLEAN-01). */
  DISCARD(DamageStack::discard),
  /** Step h: everybody draws a card (PRE-DRAW-01). */
  DRAW(Rounds::draw),
  /** The round ends. */
  ROUND_END(Rounds::end),
  /** After a round: the next, unless the encounter is over (PRE-ROUND-01). */
  NEXT_ROUND(Rounds::next),
  /** The damage of a creature's attack is dealt. */
  STRIKE_DAMAGE(Hits::deal),
  /** A creature's attack is over. */
  STRIKE_END(Hits::over),
  /** The encounter is over; what follows is put on the agenda. */
  ENCOUNTER_END(EncounterEnd::begin),
  /** Its Prestige is awarded (PRE-END-01). */
  AWARD(EncounterEnd::award),
  /** Treasures and what else happens at the end of an encounter (PRE-EVENT-09). */
  TREASURE(EncounterEnd::treasure),
  /** What is left of the encounter is put away. */
  PUT_AWAY(EncounterEnd::putAway),
  /** The game may be over (PRE-WIN-01). */
  WINNING(Winning::check),
  /** The fight against players who became creatures is over (PRE-Q-84). */
  FIGHT_END(FinalFight::over),
  /** The living are compared (PRE-WIN-02). */
  COMPARE(Winning::compare),
  /** Bodies are looted (PRE-LOOT-01). */
  LOOT(Bodies::loot),
  /** Everybody draws up to the maximum (PRE-END-05). */
  REFILL(EncounterEnd::refill),
  /** Hands above the maximum are cut (PRE-END-08). */
  HAND_LIMIT(HandLimit::enforce),
  /** Drunk Potions leave, and hands are cut. */
  AFTER_PLAY(AfterPlay::run),
  /** The story is over (PRE-Q-99). */
  STORY_END(Story::end),
  /** Another part of the encounter begins, if there is one (PRE-LICH-01). */
  NEXT_PHASE(Phases::next),
  /** A kill is settled (PRE-Q-15). */
  KILL_CHECK(Kills::settle);

  private final Consumer<Table> does;

  Flow(Consumer<Table> does) {
    this.does = does;
  }

  @Override
  public void run(Table table) {
    table.pop();
    does.accept(table);
  }
}
