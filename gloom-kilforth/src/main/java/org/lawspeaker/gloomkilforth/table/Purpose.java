package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.confront.ConfrontTest;
import org.lawspeaker.gloomkilforth.dice.EffectTest;
import org.lawspeaker.gloomkilforth.engagement.EvasionTest;
import org.lawspeaker.gloomkilforth.engagement.Strike;
import org.lawspeaker.gloomkilforth.journey.PlotTest;
import org.lawspeaker.gloomkilforth.regale.FinaleTest;
import org.lawspeaker.gloomkilforth.state.Attribute;

/** What a Test is for: what comes of it when it is complete. */
public sealed interface Purpose
    permits ConfrontTest, EvasionTest, Strike, FinaleTest, EffectTest, PlotTest {
  /** The card that it is against, if it is against one. */
  default Optional<Integer> against() {
    return Optional.empty();
  }

  /** The card whose effect asks for it, if one does. */
  default Optional<Integer> askedBy() {
    return Optional.empty();
  }

  /** Whether a Test is passed: by any success, if no number is named (GOK-TERM-07). */
  default boolean isPassed(Table table, Test test) {
    return test.successes() > 0;
  }

  /** Whether a team helps with it. */
  default boolean takesTeam(Table table) {
    return true;
  }

  /**
   * The Test is over and gone; this is how it went.
   *
   * @param enough whether there were as many successes as it needed while it was under way, and all
   *     that counts against what it was against was in force
   */
  void settle(Table table, Test test, boolean enough);

  /** How many more successes a hero needs in such a Test, if that is known before it. */
  default Optional<Integer> needed(Table table, Seat seat, Attribute attribute) {
    return Optional.empty();
  }
}
