package org.lawspeaker.engine.json;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Problem;

/** Reads what {@link Fraction#toString} writes. */
final class Fractions {
  /** Long enough for any deck; short enough that parsing is quick. */
  private static final Pattern FORM = Pattern.compile("(-?[0-9]{1,500})(?:/([0-9]{1,500}))?");

  private Fractions() {}

  static Fraction parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected a fraction such as 1/6, found " + Problem.quote(text));
    }
    String denominator = matcher.group(2);
    return new Fraction(
        new BigInteger(matcher.group(1)),
        denominator == null ? BigInteger.ONE : new BigInteger(denominator));
  }
}
