package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.round.Rounds;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** What a question may be asked before: a step of the game that is about to begin. */
enum BeforeStep {
  /** The next encounter is revealed. */
  ENCOUNTER(false, Flow.NEXT_ENCOUNTER),
  /** Potions are taken, before Initiative is drawn. */
  POTIONS(
      true,
      PlayWindow.opening(Moment.REVEAL),
      new DrawInitiative(Cause.FIRST_INITIATIVE),
      PlayWindow.opening(Moment.INITIATIVE),
      Flow.ROUND,
      Flow.ENCOUNTER_END),
  /** A round begins, Initiative being drawn already. */
  ROUND(true, Flow.ROUND, Flow.ENCOUNTER_END),
  /** Step a: cards are set. */
  SET(true, Flow.SET),
  /** Step b: the turns. */
  TURNS(true, Turns.FIRST),
  /** Step c: the damage of the round is totalled. */
  TOTAL(true, Flow.TOTAL),
  /** Step d: the creature attacks whom its card names. */
  STRIKES(true, new Strikes(StrikeRule.Timing.SPECIFIC, 0)),
  /** Step f: Initiative is drawn for the next round. */
  INITIATIVE(true, new DrawInitiative(Cause.NEXT_INITIATIVE)),
  /** Step g: the creature attacks at random. */
  RANDOM_STRIKES(true, new Strikes(StrikeRule.Timing.RANDOM, 0)),
  /** Step h: everybody draws. */
  DRAW(true, Flow.DRAW),
  /** The round ends. */
  ROUND_END(true, Flow.ROUND_END),
  /** The encounter ends. */
  END(true, Flow.ENCOUNTER_END),
  /** It is looked whether the game is over. */
  WINNING(false, Flow.WINNING),
  /** Bodies are looted. */
  LOOT(false, Flow.LOOT, EndDiscards.of(), Flow.REFILL, Flow.NEXT_ENCOUNTER),
  /** Hands are changed before the next encounter. */
  DISCARDS(false, EndDiscards.of(), Flow.REFILL, Flow.NEXT_ENCOUNTER);

  private final boolean facing;
  private final ImmutableList<PrestigeFrame> steps;

  BeforeStep(boolean facing, PrestigeFrame... steps) {
    this.facing = facing;
    this.steps = ImmutableList.copyOf(steps);
  }

  /** Whether an encounter is faced then. */
  boolean isFacing() {
    return facing;
  }

  /** Whether the damage of the round has been totalled: from step d on (PRE-TOTAL-01). */
  boolean isTotalled() {
    return this == STRIKES
        || this == INITIATIVE
        || this == RANDOM_STRIKES
        || this == DRAW
        || this == ROUND_END
        || this == END;
  }

  /** Whether a creature that was killed can lie there: the kill ends the round (PRE-TURN-06). */
  boolean isAfterKill() {
    return this == ROUND_END || this == END;
  }

  /** Whether attacks are made that stay on the damage stack, before they go in step e. */
  boolean isFighting() {
    return this == TURNS || this == TOTAL || this == STRIKES;
  }

  /** Whether a round has yet to begin. */
  boolean beginsRound() {
    return this == POTIONS || this == ROUND;
  }

  /**
   * What is to be done from then on, next first: of a step of a round, the rest of it too.
   *
   * @param finalFight whether it is the final fight, at the end of which no card is scored
   *     (PRE-Q-84)
   */
  ImmutableList<PrestigeFrame> steps(boolean finalFight) {
    ImmutableList<PrestigeFrame> round = Rounds.steps();
    int at = round.indexOf(steps.get(0));
    ImmutableList<PrestigeFrame> all =
        at < 0 ? steps : Lists.plus(round.subList(at, round.size()), Flow.ENCOUNTER_END);
    return finalFight && all.contains(Flow.ENCOUNTER_END)
        ? Lists.with(all, all.indexOf(Flow.ENCOUNTER_END), Flow.FIGHT_END)
        : all;
  }
}
