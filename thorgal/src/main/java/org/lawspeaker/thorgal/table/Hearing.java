package org.lawspeaker.thorgal.table;

import org.lawspeaker.thorgal.state.RoundStep;

/**
 * What sets effects off, as bits: it is asked at every step of every round, and mostly nothing
 * does.
 */
public final class Hearing {
  private final long occasions;

  /** The starts and ends of steps and phases that are heard, for each kind a bit for each step. */
  private final long steps;

  private Hearing(long occasions, long steps) {
    this.occasions = occasions;
    this.steps = steps;
  }

  /** What sets these effects off. */
  static Hearing of(Iterable<Trigger> triggers) {
    long occasions = 0;
    long steps = 0;
    for (Trigger trigger : triggers) {
      occasions |= bit(trigger.on());
      for (RoundStep step : RoundStep.values()) {
        if (trigger.on().isOfStep() && isAbout(trigger, step)) {
          steps |= bit(trigger.on(), step);
        }
      }
    }
    return new Hearing(occasions, steps);
  }

  private static boolean isAbout(Trigger trigger, RoundStep step) {
    return trigger.step().map(step::equals).orElse(true)
        && trigger.phase().map(step.phase()::equals).orElse(true);
  }

  /** Whether one of them is set off by this. */
  public boolean hears(Occasion occasion) {
    return (occasions & bit(occasion)) != 0;
  }

  /** Whether one of them may be set off as this step, or the phase of it, starts or ends. */
  public boolean hears(Occasion occasion, RoundStep step) {
    return (steps & bit(occasion, step)) != 0;
  }

  @SuppressWarnings("EnumOrdinal") // which bit it is does not matter
  private static long bit(Occasion occasion) {
    return 1L << occasion.ordinal();
  }

  @SuppressWarnings("EnumOrdinal") // four kinds, declared one after another, of eleven steps
  private static long bit(Occasion occasion, RoundStep step) {
    int kind = occasion.ordinal() - Occasion.PHASE_STARTS.ordinal();
    return 1L << (kind * RoundStep.COUNT + step.place());
  }
}
