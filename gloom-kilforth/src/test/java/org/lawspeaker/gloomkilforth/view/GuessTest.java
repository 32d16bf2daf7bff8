package org.lawspeaker.gloomkilforth.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** What another hero may take cards for that it does not see while they are drawn. */
class GuessTest {
  private static GloomState guess(GloomView view) {
    return Scene.GAME.determinize(view, new SplittableRandom(3));
  }

  /** Another sees none of so many drawn cards, and takes them for as many of their deck. */
  private static void assertGuessed(Scene scene, int seat, int other, int drawn) {
    GloomView view = Scene.GAME.view(scene.state(), Seat.of(other));
    GloomState guess = guess(view);

    assertThat(scene.state().agenda().top().held().size()).isEqualTo(drawn);
    assertThat(view.agenda().get(view.agenda().size() - 1).held().isEmpty()).isTrue();
    assertThat(guess.agenda().top().held().size()).isEqualTo(drawn);
    assertThat(Scene.GAME.check(guess)).isEmpty();
    GloomView own = Scene.GAME.view(scene.state(), Seat.of(seat));
    assertThat(guess(own).agenda()).isEqualTo(scene.state().agenda());
  }

  @Test
  @Shows("GOK-MARKET-05")
  void thereAreAsManyAsHaveBeenDrawnAtTheMarket() {
    Scene scene =
        Scene.of(3, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {gold: 9}}")
            .then("market", "choose deck item", "draw cloak-pin", "draw gilded-sword");

    assertGuessed(scene, 1, 2, 2);
    assertGuessed(scene.then("draw doom-shield"), 1, 2, 3);
  }

  @Test
  @Shows("GOK-SETUP-16")
  void thereAreAsManyAsHaveBeenDrawnAtTheStart() {
    Scene scene = Scene.start(Setup.of(2));
    while (scene.state().sites().size() < 25) {
      scene.then(scene.odds().keySet().iterator().next());
    }
    scene
        .then("choose elf", "choose orc", "choose priest", "choose rogue")
        .then("choose deck item", "draw cloak-pin");

    assertGuessed(scene, 0, 1, 1);
    assertGuessed(scene.then("draw gilded-sword"), 0, 1, 2);
  }
}
