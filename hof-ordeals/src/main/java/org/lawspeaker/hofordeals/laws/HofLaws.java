package org.lawspeaker.hofordeals.laws;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.hofordeals.HofOrdeals;

/** The game's own witness against its views. */
public final class HofLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof HofOrdeals ordeals
        ? Optional.of(Laws.of(ordeals, new Redeal()))
        : Optional.empty();
  }
}
