package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
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
      new DrawInitiative(),
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
  INITIATIVE(true, new DrawInitiative()),
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

  /** Whether a round has yet to begin. */
  boolean beginsRound() {
    return this == POTIONS || this == ROUND;
  }

  /** What is to be done from then on, next first: of a step of a round, the rest of it too. */
  ImmutableList<PrestigeFrame> steps() {
    ImmutableList<PrestigeFrame> round = Rounds.steps();
    int at = round.indexOf(steps.get(0));
    return at < 0
        ? steps
        : ImmutableList.<PrestigeFrame>builder()
            .addAll(round.subList(at, round.size()))
            .add(Flow.ENCOUNTER_END)
            .build();
  }
}
