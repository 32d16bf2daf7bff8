package org.lawspeaker.hofordeals.piles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Decks that have run out, and abilities where they cannot work. */
class RenewedDecksTest {
  /** Destroyed cards come back only if all of a deck are destroyed. */
  @Test
  @Shows({"HOF-DECK-04", "HOF-DECK-10"})
  void areMadeOfTheDiscardPileAloneEvenIfItIsOneCard() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "1"}
                sites: {c2: {card: bandit-camp, cubes: 2}}
                decks: {minions: {deck: {order: [], bag: []}, discard: [5-of-scales]},
                  box: [2 1-of-dust, 2 2-of-dust, 2 3-of-dust, 2 4-of-dust, 2 5-of-dust,
                    2 1-of-plague, 2 2-of-plague, 2 3-of-plague, 2 4-of-plague, 2 5-of-plague,
                    2 1-of-skulls, 2 2-of-skulls, 2 3-of-skulls, 2 4-of-skulls, 2 5-of-skulls,
                    2 1-of-scales, 2 2-of-scales, 2 3-of-scales, 2 4-of-scales, 5-of-scales]}
                heroes: {1: {space: c2}}
                """)
            .then("activate");

    assertThat(scene.refused("draw 1-of-dust")).isNotEmpty();
    scene.then("draw 5-of-scales", "draw 1-of-dust"); // now all others are destroyed
    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(2);
  }

  @Test
  @Shows({"HOF-DECK-10", "HOF-Q-90"})
  void ofTheDealerAreMadeOfAllDestroyedCardsIfNoneIsDiscarded() {
    List<String> box = new ArrayList<>();
    Bag cards = Scene.GAME.cards().dealers;
    for (int i = 0; i < cards.size(); i++) {
      box.add(Scene.GAME.cards().index.name(cards.nth(i)));
    }
    for (String row : List.of("hunt", "purge", "rally", "cleave", "veteran", "cutpurse")) {
      box.remove(row);
    }
    Scene scene =
        Scene.of(
                2,
                """
                step: acquire
                turn: {active: "1"}
                heroes: {1: {effort: 3}}
                decks: {row: [hunt, purge, rally, cleave, veteran, cutpurse],
                  dealer: {deck: {order: [], bag: []}}, box: [1-of-dust, %s]}
                """
                    .formatted(String.join(", ", box)))
            .then("buy hunt", "draw iron-helm");

    assertThat(Battle.names(scene.state().decks().box())).containsExactly("1-of-dust");
    assertThat(scene.state().decks().row().last()).isEqualTo(Scene.card("iron-helm"));
    assertThat(scene.told()).contains("HOF-DECK-10: the destroyed cards of the deck come back");
  }

  @Test
  @Shows("HOF-PLAY-11")
  void doNotGiveAnAbilityOncePerCombatToWhoIsInNoCombat() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Stone, slot: side, cost: 1, abilities: [{on: used, limit: once-per-combat,"
                + " effects: [{gain: {what: food, amount: 1}}]}], provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            "{step: explore, turn: {active: '1'}, heroes: {1: {gear: {side: test-stone}}}}");

    assertThat(scene.refused("use test-stone")).containsExactly("HOF-PLAY-11");
  }

  /** All cards of the Dealer but five are with a player, who destroys one of them. */
  @Test
  @Shows({"HOF-Q-90", "HOF-Q-54"})
  void ofTheDealerFillUpAShortRowAsSoonAsACardIsDestroyed() {
    List<String> owned = new ArrayList<>(List.of("7 strive", "2 forage", "hack"));
    Bag cards = Scene.GAME.cards().dealers;
    for (int i = 0; i < cards.size(); i++) {
      owned.add(Scene.GAME.cards().index.name(cards.nth(i)));
    }
    List<String> row = List.of("hunt", "purge", "rally", "cleave", "veteran");
    row.forEach(owned::remove);
    owned.remove("purge");
    Scene scene =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1"}
                decks: {row: %s, dealer: {deck: {order: [], bag: []}}}
                heroes: {1: {hand: [purge], discard: %s}}
                """
                    .formatted(row, owned))
            .then("play purge", "choose champion", "draw champion");

    assertThat(scene.state().decks().row().last()).isEqualTo(Scene.card("champion"));
    assertThat(scene.state().decks().box().isEmpty()).isTrue();
    assertThat(scene.window()).isEqualTo("explore");
  }

  /** Equipment that an effect discards is the only card that the Dealer has. */
  @Test
  @Shows("HOF-Q-90")
  void ofTheDealerFillUpAShortRowAsSoonAsACardIsDiscarded() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Coat, slot: body, cost: 1, abilities: [{on: used, effects: [{lose-gear:"
                + " {self: true, discarded: true}}]}], provenance: house}");
    List<String> owned = new ArrayList<>(List.of("7 strive", "2 forage", "hack"));
    Bag cards = game.cards().dealers;
    for (int i = 0; i < cards.size(); i++) {
      owned.add(game.cards().index.name(cards.nth(i)));
    }
    List<String> row = List.of("hunt", "purge", "rally", "cleave", "veteran");
    row.forEach(owned::remove);
    owned.remove("test-coat");
    String zones =
        """
        step: explore
        turn: {active: "1"}
        decks: {row: %s, dealer: {deck: {order: [], bag: []}}}
        heroes: {0: {hand: [], deck: {order: [], bag: []}, discard: %s},
          1: {gear: {body: test-coat}}}
        """
            .formatted(row, owned);
    Scene scene = Scene.of(game, Setup.of(2), zones).then("use test-coat", "draw test-coat");

    int coat = game.cards().index.find("test-coat").orElseThrow();
    assertThat(scene.state().decks().row().last()).isEqualTo(coat);
    assertThat(scene.window()).isEqualTo("explore");
  }
}
