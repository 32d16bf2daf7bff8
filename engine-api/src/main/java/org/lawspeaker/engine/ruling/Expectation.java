package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;

/** One thing that a question expects. */
sealed interface Expectation permits VerdictExpected, AftermathExpected {
  /** The expectation as a phrase. */
  String says();

  /** The clauses and rulings it names. */
  default ImmutableList<Citation> citations() {
    return ImmutableList.of();
  }
}
