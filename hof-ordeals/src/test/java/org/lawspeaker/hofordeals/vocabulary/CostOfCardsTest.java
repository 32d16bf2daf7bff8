package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Costs in cards: discarded from the hand, destroyed from the hand or the discard pile. */
class CostOfCardsTest {
  /** Seat 1 plays a card that gives 7 Fame for this cost, if it can be paid. */
  private static Played plays(String cost, String hero) {
    return Played.action(
            "{may: {cost: {" + cost + "}, then: [{gain: {what: fame, amount: 7}}]}}", hero)
        .then("play test-card");
  }

  private static boolean isOffered(String cost, String hero) {
    return plays(cost, hero).window().filter("choose"::equals).isPresent();
  }

  @Test
  @Shows("HOF-DECK-08")
  void areDiscardedFromTheHandAlone() {
    assertThat(isOffered("discard: 1", "hand: [test-card, hack]")).isTrue();
    assertThat(isOffered("discard: 1", "hand: [test-card], discard: [hack]")).isFalse();
    assertThat(isOffered("discard: 2", "hand: [test-card, hack], discard: [strive]")).isFalse();
  }

  @Test
  @Shows("HOF-Q-77")
  void areDestroyedFromTheHandOrTheDiscardPile() {
    assertThat(isOffered("destroy: 1", "hand: [test-card, hack]")).isTrue();
    assertThat(isOffered("destroy: 1", "hand: [test-card], discard: [hack]")).isTrue();
    assertThat(isOffered("destroy: 1", "hand: [test-card]")).isFalse();
  }

  /** One card is not enough for both parts of a cost. */
  @Test
  @Shows("HOF-Q-77")
  void areNotPaidTwice() {
    String both = "discard: 1, destroy: 1";

    assertThat(isOffered(both, "hand: [test-card, hack]")).isFalse();
    assertThat(isOffered(both, "hand: [test-card, hack], discard: [strive]")).isTrue();
    assertThat(isOffered(both, "hand: [test-card, hack, strive]")).isTrue();
  }

  @Test
  @Shows({"HOF-DECK-08", "HOF-Q-77"})
  void areRefusedFromAnotherZone() {
    Played played =
        plays("discard: 1, destroy: 1", "hand: [test-card, hack, forage], discard: [strive]");
    Scene scene = played.then("choose option 1").scene();
    assertThat(scene.refused("choose strive")).containsExactly("HOF-DECK-08");

    scene.then("choose hack");
    assertThat(scene.moves())
        .containsExactlyInAnyOrder(
            "choose forage", "choose discarded strive", "choose discarded hack");
    scene.then("choose strive");
    assertThat(Battle.names(scene.hero(1).discard())).containsExactly("hack");
    assertThat(scene.hero(1).fame()).isEqualTo(7);
  }
}
