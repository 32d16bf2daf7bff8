package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;

/** One thing that a question expects. */
sealed interface Expectation permits VerdictExpected, AftermathExpected {
  /** The expectation as a phrase. */
  String says();

  /** The clauses and rulings it names. */
  default ImmutableList<Citation> citations() {
    return ImmutableList.of();
  }

  /**
   * The words it uses that the game does not have.
   *
   * @param kinds the kinds of events with their facts; empty if the game does not say
   */
  default ImmutableList<Problem> unknown(ImmutableMap<String, ImmutableSet<String>> kinds) {
    return ImmutableList.of();
  }
}
