package org.lawspeaker.prestigerpg.laws;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.prestigerpg.PrestigeRpg;

/** The own witness of Prestige RPG against its views. */
public final class PrestigeRpgLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof PrestigeRpg prestige
        ? Optional.of(Laws.of(prestige, new Redeal(prestige.cards())))
        : Optional.empty();
  }
}
