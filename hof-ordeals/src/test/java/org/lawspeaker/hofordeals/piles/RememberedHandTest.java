package org.lawspeaker.hofordeals.piles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.view.HeroView;
import org.lawspeaker.testkit.coverage.Shows;

/** All that a player owns is public: whose deck is empty has a hand that all can tell. */
class RememberedHandTest {
  private static final int HACK = Scene.card("hack");
  private static final int STRIVE = Scene.card("strive");

  private static Scene scavenger(int discarded, String deck) {
    return Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            heroes: {1: {hand: [scavenger, hack], discard: [%d strive, 2 forage],
              deck: {bag: [%s]}}}
            """
                .formatted(discarded, deck))
        .then("play scavenger");
  }

  private static HeroView seen(Scene scene) {
    return Scene.GAME.view(scene.state(), Seat.of(0)).heroes().get(1);
  }

  @Test
  @Shows("HOF-DECK-01")
  void aHandBesideAnEmptyDeckStaysKnownWhenTheDeckIsMadeAnew() {
    Scene scene = scavenger(7, "").then("draw strive");

    assertThat(scene.hero(1).hand()).isEqualTo(Bag.of(HACK, STRIVE));
    assertThat(seen(scene).hero().shown()).isEqualTo(Bag.of(HACK));
    assertThat(seen(scene).hand()).isEmpty();
  }

  @Test
  void aHandBesideADeckIsNotKnown() {
    Scene scene = scavenger(6, "strive").then("draw strive");

    assertThat(seen(scene).hero().shown().isEmpty()).isTrue();
  }
}
