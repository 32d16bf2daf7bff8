package org.lawspeaker.gloomkilforth.laws;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;

/** The game's own witness against its views. */
public final class GloomLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof GloomOfKilforth gloom
        ? Optional.of(Laws.of(gloom, new Redeal(gloom.cards())))
        : Optional.empty();
  }
}
