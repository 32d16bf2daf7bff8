package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.testkit.coverage.Shows;

class OtherWordsTest {
  private static PrestigeMove read(Scene scene, String text) {
    return new PrestigeNotation(scene.cards()).readMove(scene.state(), text).orThrow();
  }

  @Test
  @Shows("PRE-Q-50")
  void anOfferIsAcceptedInOneWordOrTwo() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "healing-potion").potions();
    scene.plays("ann: negotiate seat-1", "item seat-2-healing-potion", "done");

    assertThat(read(scene, "accept")).isEqualTo(new PickOption(BEN, "accept"));
    assertThat(read(scene, "choose accept")).isEqualTo(new PickOption(BEN, "accept"));
    assertThat(read(scene, "seat 1: refuse")).isEqualTo(new PickOption(BEN, "refuse"));
  }

  @Test
  @Shows("PRE-END-04")
  void whoHasDiscardedEnoughMayPass() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "attack-5");
    scene.begins(EndDiscards.of());

    assertThat(read(scene, "pass")).isEqualTo(Done.of(BEN));
    assertThat(read(scene, "seat 1: done")).isEqualTo(Done.of(BEN));
  }

  @Test
  void aWordThatAnswersNothingStaysWhatItIs() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "attack-5").setting();

    assertThat(read(scene, "done")).isEqualTo(Done.of(BEN));
  }
}
