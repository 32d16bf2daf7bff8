package org.lawspeaker.thorgal.view;

import java.util.random.RandomGenerator;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.table.Cards;

/** Deals what a viewer cannot know, every deal as likely as another. */
public final class Guess {
  private Guess() {}

  /** A whole state that agrees with the view. */
  public static ThorgalState of(Cards cards, ThorgalView view, RandomGenerator random) {
    throw new UnsupportedOperationException();
  }
}
