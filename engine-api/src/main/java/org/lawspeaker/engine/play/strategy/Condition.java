package org.lawspeaker.engine.play.strategy;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Question;

/** A comparison of two numbers. */
record Condition<M extends Move, V>(Measure<M, V> left, Sign sign, Measure<M, V> right) {
  /** How they are compared. */
  enum Sign {
    LESS("<"),
    AT_MOST("<="),
    EQUAL("="),
    AT_LEAST(">="),
    MORE(">");

    private final String text;

    Sign(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }

    private boolean holds(int left, int right) {
      return switch (this) {
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
        case AT_LEAST -> left >= right;
        case MORE -> left > right;
      };
    }
  }

  boolean holds(Question<M, V> question) {
    return sign.holds(left.of(question), right.of(question));
  }
}
