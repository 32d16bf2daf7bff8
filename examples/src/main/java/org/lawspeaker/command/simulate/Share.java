package org.lawspeaker.command.simulate;

/**
 * How many of how many, and what that says of the true share.
 *
 * @param count at least 0
 * @param of at least {@code count}
 */
public record Share(long count, long of) {
  /** So many standard deviations to each side hold 95 % of a normal distribution. */
  private static final double Z = 1.959964;

  public Share {
    if (count < 0 || of < count) {
      throw new IllegalArgumentException(count + " of " + of);
    }
  }

  /** Between 0 and 1; 0 of nothing. */
  public double value() {
    return of == 0 ? 0 : (double) count / of;
  }

  /** The lower end of the 95 % confidence interval by Wilson's score, 0 to 1. */
  public double low() {
    return of == 0 ? 0 : Math.max(0, centre() - half());
  }

  /** The upper end of the 95 % confidence interval by Wilson's score, 0 to 1. */
  public double high() {
    return of == 0 ? 1 : Math.min(1, centre() + half());
  }

  private double centre() {
    return (value() + Z * Z / (2 * of)) / (1 + Z * Z / of);
  }

  private double half() {
    double variance = value() * (1 - value()) / of + Z * Z / (4.0 * of * of);
    return Z * Math.sqrt(variance) / (1 + Z * Z / of);
  }
}
