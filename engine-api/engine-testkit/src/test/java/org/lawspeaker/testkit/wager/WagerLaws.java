package org.lawspeaker.testkit.wager;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;

/** Brings the twin deal of the wager along. */
public final class WagerLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof Wager wager
        ? Optional.of(Laws.of(wager, new WagerTwins(wager)))
        : Optional.empty();
  }
}
