package org.lawspeaker.thorgal.laws;

import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.thorgal.Thorgal;

/** Thorgal's own witness against its views. */
public final class ThorgalLaws implements LawsProvider {
  @Override
  public Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game) {
    return game instanceof Thorgal thorgal
        ? Optional.of(Laws.of(thorgal, new Redeal(thorgal.cards())))
        : Optional.empty();
  }
}
