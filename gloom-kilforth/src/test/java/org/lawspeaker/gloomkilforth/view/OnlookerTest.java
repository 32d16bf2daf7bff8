package org.lawspeaker.gloomkilforth.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.gloomkilforth.Scene;

/** What those see who do not play. */
class OnlookerTest {
  @Test
  void whoLooksOnSeesNoHandOfASoloGame() {
    Scene scene =
        Scene.of(
            Setup.of(2).with("format", "solo"), "turn-of: 1\nheroes: {1: {hand: [gilded-sword]}}");

    assertThat(secrets(scene, Onlooker.SPECTATOR)).isEqualTo(1);
    assertThat(secrets(scene, Seat.of(0))).isZero();
  }

  private static int secrets(Scene scene, Viewer viewer) {
    return Scene.GAME.view(scene.state(), viewer).heroes().get(1).secrets().size();
  }
}
