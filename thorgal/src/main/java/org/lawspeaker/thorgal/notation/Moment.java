package org.lawspeaker.thorgal.notation;

import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Step;

/** A moment of a round that a question may be about. */
enum Moment {
  DRAWING(Step.DRAWING),
  DAWN_ACTIONS(Step.DAWN_ACTIONS),
  UNDERTAKING(Step.UNDERTAKING),
  /** The bane players are asked whether they oppose. */
  OPPOSING(Step.UNDERTAKING),
  JOURNEY_ACTIONS(Step.JOURNEY_ACTIONS),
  RESOLUTION(Step.RESOLUTION),
  JOURNEY_END(Step.JOURNEY_END),
  DUSK_ACTIONS(Step.DUSK_ACTIONS),
  UPKEEP(Step.UPKEEP),
  CLEAN_UP(Step.CLEAN_UP);

  private final Step step;

  Moment(Step step) {
    this.step = step;
  }

  Step step() {
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

  /** Whether a journey that is under way has its place here. */
  boolean hasJourney() {
    return this == OPPOSING || this == JOURNEY_ACTIONS || this == RESOLUTION || this == JOURNEY_END;
  }
}
