package org.lawspeaker.gloomkilforth.piles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.testkit.coverage.Shows;

/** Decks, discard piles and the Loot bag. */
class PilesTest {
  private static Scene selling(String... moves) {
    return Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {at: frostmaw}, 1: {hand: [farmer], assets: [gilded-sword, cloak-pin]}}
            """)
        .then("market")
        .then(moves);
  }

  @Test
  @Shows({"GOK-DECK-02", "GOK-DECK-01"})
  void everybodySeesTheDiscardPiles() {
    Scene scene = selling("sell gilded-sword", "sell farmer");
    Bag items = scene.state().decks().rewards(RewardType.ITEM).discard();
    assertThat(items.count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(
            Scene.GAME.view(scene.state(), Seat.of(0)).decks().rewards(RewardType.ITEM).discard())
        .isEqualTo(items);
    assertThat(
            Scene.GAME
                .view(scene.state(), Onlooker.SPECTATOR)
                .decks()
                .encounters()
                .equals(scene.state().decks().encounters()))
        .isTrue();
  }

  @Test
  @Shows("GOK-DECK-03")
  void theOrderOfADiscardPileMeansNothing() {
    assertThat(selling("sell gilded-sword", "sell cloak-pin").state())
        .isEqualTo(selling("sell cloak-pin", "sell gilded-sword").state());
  }

  @Test
  @Shows({"GOK-LOOT-04", "GOK-LOOT-03"})
  void anEmptyBagIsFilledWithTheTokensSetAside() {
    StringJoiner aside = new StringJoiner(", ");
    Scene.GAME
        .cards()
        .pack
        .loot()
        .forEach(
            each ->
                aside.add(
                    each.copies()
                        + " "
                        + Scene.GAME.cards().index.name(Scene.GAME.cards().number(each.name()))));
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {1: {at: green-meadows}}
                places: {green-meadows: {obstacles: 1}}
                decks: {loot: {deck: [], discard: [%s]}}
                """
                    .formatted(aside))
            .then("clear obstacle");

    assertThat(scene.odds()).containsEntry("draw two-gold", "7/41");
    scene.then("draw bandage");
    assertThat(scene.hero(1).loot().size()).isEqualTo(1);
    assertThat(scene.state().decks().loot().deck().size()).isEqualTo(81);
    assertThat(scene.state().decks().loot().discard().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-REWARD-05", "GOK-MARKET-07"})
  void whatIsBoughtIsInPlayAndNeverInHand() {
    Scene scene =
        Scene.of(2, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {gold: 9}}")
            .then("market", "choose deck item", "draw cloak-pin", "draw gilded-sword")
            .then("draw doom-shield", "buy gilded-sword");

    assertThat(scene.hero(1).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-DECK-06", "GOK-Q-40"})
  void aRewardDeckIsMadeAnewWithItsLastCard() {
    Scene scene =
        Scene.of(
                4,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, hand: [%s]}
                  2: {at: frostmaw, hand: [%s]}
                  3: {at: frostmaw, hand: [%s]}
                  1: {assets: [gilded-sword]}
                """
                    .formatted(
                        Scene.hands(
                            3, Scene.rewardsBut(RewardType.ITEM, "cloak-pin", "gilded-sword"))))
            .then("market", "sell gilded-sword", "choose deck item", "draw cloak-pin");

    assertThat(scene.odds()).containsOnlyKeys("draw gilded-sword");
    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().isEmpty()).isTrue();
  }
}
