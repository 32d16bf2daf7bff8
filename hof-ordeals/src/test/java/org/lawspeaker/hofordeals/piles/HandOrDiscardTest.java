package org.lawspeaker.hofordeals.piles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.testkit.coverage.Shows;

/** Of equal cards in hand and discard pile the player chooses which is destroyed. */
class HandOrDiscardTest {
  private static final String ZONES =
      """
      step: explore
      turn: {active: "1"}
      heroes: {1: {hand: [%s, strive, hack], discard: [strive, forage]}}
      """;

  /** Seat 1 of three has played Purge, which destroys a card, with a Strive in either place. */
  private static Scene purging() {
    return Scene.of(3, ZONES.formatted("purge")).then("play purge");
  }

  /** Seat 1 of three pays a cost of one card, with a Strive in either place. */
  private static Scene paying() {
    return Scene.of(
            OwnPack.with(
                "skills",
                "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities:"
                    + " [{effects: [{may: {cost: {destroy: 1}, then: [{gain: {what: fame, amount:"
                    + " 7}}]}}]}], provenance: house}"),
            Setup.of(3),
            ZONES.formatted("test-card"))
        .then("play test-card", "choose option 1");
  }

  @Test
  @Shows("HOF-Q-77")
  void bothAreOffered() {
    assertThat(purging().moves())
        .containsExactlyInAnyOrder(
            "choose strive",
            "choose hack",
            "choose discarded strive",
            "choose discarded forage",
            "decline");
    assertThat(paying().moves())
        .containsExactlyInAnyOrder(
            "choose strive", "choose hack", "choose discarded strive", "choose discarded forage");
  }

  @Test
  @Shows("HOF-Q-77")
  void theOneThatIsNamedIsDestroyed() {
    for (Scene scene : new Scene[] {purging(), paying()}) {
      scene.then("choose discarded strive");
      assertThat(Battle.names(scene.hero(1).hand())).containsExactlyInAnyOrder("strive", "hack");
      assertThat(Battle.names(scene.hero(1).discard())).containsExactly("forage");
      assertThat(Battle.names(scene.state().decks().box())).containsExactly("strive");
    }
    for (Scene scene : new Scene[] {purging(), paying()}) {
      scene.then("choose strive");
      assertThat(Battle.names(scene.hero(1).hand())).containsExactly("hack");
      assertThat(Battle.names(scene.hero(1).discard()))
          .containsExactlyInAnyOrder("strive", "forage");
    }
  }

  /** Clean Slate means Basic cards; where they may lie is another matter. */
  @Test
  @Shows({"HOF-PLAY-12", "HOF-Q-77"})
  void aCardOfAnotherKindIsRefusedByTheText() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                heroes: {1: {hand: [clean-slate, strive, champion], discard: [bad-luck]}}
                """)
            .then("play clean-slate");

    assertThat(scene.refused("choose champion")).containsExactly("HOF-PLAY-12");
    assertThat(scene.refused("choose discarded bad-luck")).containsExactly("HOF-PLAY-12");
    assertThat(scene.refused("choose discarded strive")).containsExactly("HOF-Q-77");
  }

  @Test
  void itIsToldWhichItWas() {
    assertThat(purging().then("choose strive").told())
        .contains("HOF-DECK-09: seat 1 destroys Strive");
    assertThat(purging().then("choose discarded strive").told())
        .contains("HOF-DECK-09: seat 1 destroys Strive of the discard pile");
  }

  /** Moves that were written before the place could be named still read. */
  @Test
  @Shows("HOF-Q-77")
  void aNameAloneIsThatOfTheHandOrOfTheOnlyPlace() {
    Scene scene = purging();
    Seat seat = Seat.of(1);

    assertThat(read(scene, "choose strive")).isEqualTo(new PickCard(seat, card("strive")));
    assertThat(read(scene, "choose forage")).isEqualTo(new PickDiscarded(seat, card("forage")));
    assertThat(read(scene, "seat 1: choose forage"))
        .isEqualTo(new PickDiscarded(seat, card("forage")));
    assertThat(read(scene, "choose veteran")).isEqualTo(new PickCard(seat, card("veteran")));
    assertThat(read(paying(), "choose forage")).isEqualTo(new PickDiscarded(seat, card("forage")));
  }

  private static Object read(Scene scene, String text) {
    return Scene.GAME.notation().readMove(scene.state(), text).orThrow();
  }

  private static int card(String name) {
    return Scene.card(name);
  }

  @Test
  @Shows("HOF-Q-77")
  void aCardIsRefusedWhereItIsNot() {
    assertThat(purging().refused("choose discarded hack")).containsExactly("HOF-Q-77");
    assertThat(purging().refused("choose veteran")).containsExactly("HOF-Q-77");
    assertThat(paying().refused("choose discarded hack")).containsExactly("HOF-Q-77");
    assertThat(Battle.refused(purging(), new PickCard(Seat.of(1), card("forage"))))
        .containsExactly("HOF-Q-77");
  }

  /** A card of the hand that all know stays known if its copy is destroyed. */
  @Test
  void whatIsKnownOfAHandStaysKnown() {
    String shown = ZONES.replace("discard:", "shown: [strive], discard:").formatted("purge");

    assertThat(
            Battle.names(
                Scene.of(3, shown).then("play purge", "choose discarded strive").hero(1).shown()))
        .containsExactly("strive");
    assertThat(Scene.of(3, shown).then("play purge", "choose strive").hero(1).shown().isEmpty())
        .isTrue();
  }

  @Test
  void onlyAnEffectThatAllowsBothPlacesAsksForOne() {
    Scene recall =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                heroes: {1: {hand: [recall, strive], discard: [strive, strive]}}
                """)
            .then("play recall");

    assertThat(recall.moves()).containsExactly("choose strive");
    assertThat(recall.refused("choose discarded strive")).isNotEmpty();
  }
}
