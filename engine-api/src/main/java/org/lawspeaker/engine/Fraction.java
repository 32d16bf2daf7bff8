package org.lawspeaker.engine;

import java.math.BigInteger;

/**
 * An exact rational number in lowest terms, for probabilities.
 *
 * <pre>{@code
 * Fraction sixOrFive = Fraction.of(1, 6).plus(Fraction.of(1, 6));
 * System.out.println(sixOrFive); // 1/3
 * System.out.println(sixOrFive.times(sixOrFive).compareTo(Fraction.of(1, 10))); // 1
 * }</pre>
 *
 * @param numerator any whole number
 * @param denominator at least 1
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0, 1);
  public static final Fraction ONE = of(1, 1);

  public Fraction {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("a fraction with denominator 0");
    }
    BigInteger divisor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      divisor = divisor.negate();
    }
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(new Fraction(other.numerator.negate(), other.denominator));
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public double doubleValue() {
    return numerator.doubleValue() / denominator.doubleValue();
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** {@code 1/44}, or {@code 1} for a whole number. */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE) ? "" + numerator : numerator + "/" + denominator;
  }
}
