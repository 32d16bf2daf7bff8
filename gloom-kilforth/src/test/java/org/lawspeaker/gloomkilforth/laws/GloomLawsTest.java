package org.lawspeaker.gloomkilforth.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.gloomkilforth.Scene;

/** The game's own witness against its views; the contract asks whether the laws hold. */
class GloomLawsTest {
  @Test
  void comesWithTheGame() {
    assertThat(new GloomLaws().lawsOf(Scene.GAME)).isPresent();
    assertThat(LawsProvider.find(Scene.GAME).list())
        .hasSameSizeAs(Laws.of(Scene.GAME, new Redeal(Scene.GAME.cards())).list())
        .anyMatch(law -> law.name().equals("twins-look-alike"));
  }
}
