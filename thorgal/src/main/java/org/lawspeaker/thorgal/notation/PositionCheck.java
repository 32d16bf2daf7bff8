package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.table.Cards;

/** What is impossible about a position. */
public final class PositionCheck {
  private PositionCheck() {}

  /** All of it; empty for every reachable position. */
  public static ImmutableList<Problem> problems(Cards cards, ThorgalState state) {
    return ImmutableList.of();
  }
}
