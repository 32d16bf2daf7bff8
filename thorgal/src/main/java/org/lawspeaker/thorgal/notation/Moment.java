package org.lawspeaker.thorgal.notation;

import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;

/** A moment of a round that a question may be about. */
enum Moment {
  /** Gods Fate: the first seat draws. */
  DRAWING(RoundStep.DRAWING),
  /** The actions of Dawn. */
  DAWN_ACTIONS(RoundStep.DAWN_ACTIONS),
  /** The destiny player chooses a destination. */
  UNDERTAKING(RoundStep.UNDERTAKING),
  /** The bane players are asked whether they oppose. */
  OPPOSING(RoundStep.UNDERTAKING),
  /** The actions of the journey. */
  JOURNEY_ACTIONS(RoundStep.JOURNEY_ACTIONS),
  /** Strength is held against difficulty. */
  RESOLUTION(RoundStep.RESOLUTION),
  /** What a success or a failure brings. */
  JOURNEY_END(RoundStep.JOURNEY_END),
  /** The actions of Dusk. */
  DUSK_ACTIONS(RoundStep.DUSK_ACTIONS),
  /** The upkeep of companions is checked. */
  UPKEEP(RoundStep.UPKEEP),
  /** Cards left in hand are put away. */
  CLEAN_UP(RoundStep.CLEAN_UP);

  private final RoundStep step;

  Moment(RoundStep step) {
    this.step = step;
  }

  RoundStep step() {
    return step;
  }

  /** The first moment of a phase that asks somebody. */
  static Moment of(Phase phase) {
    return switch (phase) {
      case GODS_FATE -> DRAWING;
      case DAWN -> DAWN_ACTIONS;
      case JOURNEY -> UNDERTAKING;
      case DUSK -> DUSK_ACTIONS;
    };
  }

  /** Whether it is an action step, in which seats pass. */
  boolean isOfActions() {
    return this == DAWN_ACTIONS || this == JOURNEY_ACTIONS || this == DUSK_ACTIONS;
  }

  /** Whether it comes up only if the journey has a destination. */
  boolean hasDestination() {
    return this == OPPOSING || this == JOURNEY_END;
  }
}
