package org.lawspeaker.gloomkilforth.dice;

import com.google.common.math.BigIntegerMath;
import java.math.BigInteger;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Purpose;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/**
 * What a Test would be if it were taken now, Fate and changed dice left out.
 *
 * @param dice how many are rolled
 * @param face the lowest face that is a success (GOK-TEST-09)
 */
public record Chances(int dice, int face) {
  private static final int FACES = 6;

  /**
   * The Test of an attribute, with so many more dice; of attributes that may be used for it the
   * highest (GOK-USE-01).
   */
  public static Chances of(Table table, Seat seat, Attribute attribute, int more, Purpose purpose) {
    Table taken = taken(table, seat, attribute, purpose);
    int dice = 0;
    for (Attribute used : CountingDice.usable(taken, seat)) {
      dice = Math.max(dice, CountingDice.dice(taken, seat, more, used));
    }
    return new Chances(dice, Rolling.threshold(taken, taken.test()));
  }

  /** A table on which such a Test is under way, so that all is in force that belongs to it. */
  public static Table taken(Table table, Seat seat, Attribute attribute, Purpose purpose) {
    Test test = new Test(seat, false, attribute, 0, 0, 0, purpose);
    return new Table(
        table.cards, table.state().withTests(Lists.plus(table.tests, test)), WorkTable.Use.READING);
  }

  /** From which face on the dice of a Test under way are successes. */
  public static int face(Table table, Test test) {
    return Rolling.threshold(table, test);
  }

  /** The odds of at least so many successes. */
  public Fraction atLeast(int successes) {
    BigInteger ways = BigInteger.ZERO;
    for (int hits = Math.max(0, successes); hits <= dice; hits++) {
      ways =
          ways.add(
              BigIntegerMath.binomial(dice, hits)
                  .multiply(BigInteger.valueOf(FACES + 1L - face).pow(hits))
                  .multiply(BigInteger.valueOf(face - 1L).pow(dice - hits)));
    }
    return new Fraction(ways, BigInteger.valueOf(FACES).pow(dice));
  }
}
