package org.lawspeaker.command.simulate;

import org.lawspeaker.engine.play.tournament.Estimate;

/**
 * How many of how many, and what that says of the true share.
 *
 * @param count at least 0
 * @param of at least {@code count}
 */
public record Share(long count, long of) {
  public Share {
    if (count < 0 || of < count) {
      throw new IllegalArgumentException(count + " of " + of);
    }
  }

  /** Between 0 and 1; 0 of nothing. */
  public double value() {
    return estimate().value();
  }

  /** The lower end of the 95 % confidence interval by Wilson's score, 0 to 1. */
  public double low() {
    return estimate().low();
  }

  /** The upper end of the 95 % confidence interval by Wilson's score, 0 to 1. */
  public double high() {
    return estimate().high();
  }

  private Estimate estimate() {
    return Estimate.ofShare((double) count, of);
  }
}
