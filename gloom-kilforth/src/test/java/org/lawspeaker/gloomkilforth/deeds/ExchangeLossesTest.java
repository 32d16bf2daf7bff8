package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Exchanges in which a hero loses what it was to give before both have agreed. */
class ExchangeLossesTest {
  /** Seat 1 asks seat 2, which is Hidden, for something that it loses as it comes out. */
  private static Scene asked(String loses, String other, String asks) {
    GloomOfKilforth game =
        OwnPack.captain("abilities: [{on: hidden-lost, effects: [" + loses + "]}]");
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            heroes:
              0: {at: windrow}
              1: {gold: 1}
              2: {hidden: true, assets: [captain], %s}
            """
                .formatted(other))
        .then("exchange with seat 2", asks, "give seat 2 1 gold", "done", "come out");
  }

  @Test
  @Shows({"GOK-EXCHANGE-01", "GOK-HIDE-03"})
  void aRumourThatItsHeroHasLostMeanwhileIsNotGiven() {
    Scene scene = asked("{give-up-cards: {what: rumours}}", "hand: [farmer]", "ask for farmer");
    scene.then("discard farmer");

    scene.then("accept");

    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
    assertThat(scene.hero(2).hand().isEmpty()).isTrue();
    assertThat(scene.hero(2).gold()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-EXCHANGE-01")
  void whoIsPutElsewhereMeanwhileExchangesNothing() {
    Scene scene = asked("{relocate: {location: Frostmaw}}", "hand: [farmer]", "ask for farmer");

    assertThat(scene.hero(2).hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("action");
  }
}
