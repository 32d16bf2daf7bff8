package org.lawspeaker.engine.play.strategy;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Question;

/** A line of a strategy: what is done, or never done, while all of this holds. */
record Line<M extends Move, V>(
    boolean never, Deed<M, V> deed, ImmutableList<Condition<M, V>> when) {
  boolean holds(Question<M, V> question) {
    for (Condition<M, V> condition : when) {
      if (!condition.holds(question)) {
        return false;
      }
    }
    return true;
  }
}
