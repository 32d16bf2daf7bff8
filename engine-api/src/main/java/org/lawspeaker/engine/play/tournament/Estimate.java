package org.lawspeaker.engine.play.tournament;

import com.google.common.primitives.ImmutableDoubleArray;

/**
 * A figure worked out from a sample, and the interval that holds the true one in 95 of 100 such
 * samples.
 *
 * <pre>{@code
 * Estimate share = Estimate.ofShare(8, 10);
 * System.out.println(share.value()); // 0.8
 * System.out.println(share.low() < 0.5); // true
 * }</pre>
 *
 * @param value the figure of the sample
 * @param low the lower end of the interval
 * @param high its upper end
 */
public record Estimate(double value, double low, double high) {
  /** So many standard deviations to each side hold 95 % of a normal distribution. */
  private static final double Z = 1.959964;

  /**
   * A share, by Wilson's score. Parts of a whole may be counted, such as draws by half: the
   * interval is then rather too wide than too narrow.
   *
   * @param part from 0 to {@code of}
   * @param of how many independent trials there were; of none, the share is 0 and may be anything
   */
  public static Estimate ofShare(double part, long of) {
    if (!(part >= 0 && part <= of)) {
      throw new IllegalArgumentException(part + " of " + of);
    }
    if (of == 0) {
      return new Estimate(0, 0, 1);
    }
    double value = part / of;
    double centre = (value + Z * Z / (2 * of)) / (1 + Z * Z / of);
    double variance = value * (1 - value) / of + Z * Z / (4.0 * of * of);
    double half = Z * Math.sqrt(variance) / (1 + Z * Z / of);
    return new Estimate(value, Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /**
   * The mean of differences. Two more are imagined for the interval, the least and the greatest
   * that there can be, so that a few equal ones do not look certain.
   *
   * @param differences each from -1 to 1; of none, the mean is 0 and may be anything
   */
  public static Estimate ofDifferences(ImmutableDoubleArray differences) {
    int count = differences.length();
    if (count == 0) {
      return new Estimate(0, -1, 1);
    }
    double sum = 0;
    double squares = 2;
    for (int i = 0; i < count; i++) {
      sum += differences.get(i);
      squares += differences.get(i) * differences.get(i);
    }
    int more = count + 2;
    double centre = sum / more;
    double variance = (squares - more * centre * centre) / (more - 1);
    double half = Z * Math.sqrt(variance / more);
    return new Estimate(sum / count, Math.max(-1, centre - half), Math.min(1, centre + half));
  }
}
