package org.lawspeaker.examples.embercourt;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;

/** Ember Court's own witness against its views. */
public final class EmberCourtLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof EmberCourt court
        ? Optional.of(Laws.of(court, new Redeal()))
        : Optional.empty();
  }
}
