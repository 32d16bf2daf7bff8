package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Exchanges. */
class ExchangeTest {
  private static Scene two(String active, String other) {
    return Scene.of(2, "turn-of: 1\nheroes: {1: {%s}, 0: {%s}}".formatted(active, other));
  }

  @Test
  @Shows({"GOK-EXCHANGE-01", "GOK-EXCHANGE-02"})
  void goldIsGivenIfTheOtherAgrees() {
    Scene scene = two("gold: 3", "gold: 0").then("exchange with seat 0");

    scene.then("give seat 0 2 gold", "done");
    assertThat(scene.hero(0).gold()).isZero();
    scene.then("seat 0: accept");

    assertThat(scene.hero(0).gold()).isEqualTo(2);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-EXCHANGE-01"})
  void whatIsDeclinedDoesNotHappen() {
    Scene scene =
        two("gold: 3", "gold: 1")
            .then("exchange with seat 0", "ask seat 0 for 1 gold", "done", "seat 0: decline");

    assertThat(scene.hero(0).gold()).isEqualTo(1);
    assertThat(scene.hero(1).gold()).isEqualTo(3);
    assertThat(scene.moves()).contains("exchange with seat 0");
  }

  @Test
  @Shows("GOK-Q-118")
  void nobodyIsAskedForAnExchangeWithoutEnd() {
    Scene scene = two("gold: 3", "gold: 1");

    for (int i = 0; i < 20; i++) {
      scene.then("exchange with seat 0", "decline");
    }

    assertThat(scene.moves()).doesNotContain("exchange with seat 0").contains("camp");
    assertThat(scene.refused("exchange with seat 0")).containsExactly("GOK-Q-118");
  }

  @Test
  @Shows({"GOK-EXCHANGE-02"})
  void theOtherMayGiveWithoutReceiving() {
    Scene scene =
        two("gold: 0", "loot: [bandage]")
            .then("exchange with seat 0", "ask for bandage", "done", "seat 0: accept");

    assertThat(scene.hero(1).loot().count(Scene.card("bandage"))).isEqualTo(1);
    assertThat(scene.hero(0).loot().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-EXCHANGE-01", "GOK-EXCHANGE-04"})
  void whatTheOtherAddsNeedsTheConsentOfTheActiveHero() {
    Scene scene =
        two("gold: 3", "gold: 0, hand: [farmer]")
            .then("exchange with seat 0", "give seat 0 2 gold", "done", "seat 0: give farmer");
    assertThat(scene.refused("seat 0: accept")).containsExactly("GOK-EXCHANGE-01");

    scene.then("seat 0: done", "seat 1: accept");

    assertThat(scene.hero(1).hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.hero(1).assets().isEmpty()).isTrue();
    assertThat(scene.hero(0).gold()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-EXCHANGE-01"})
  void theOtherHasToBeAtTheSameLocation() {
    assertThat(two("gold: 3", "at: old-wood").refused("exchange with seat 0"))
        .containsExactly("GOK-EXCHANGE-01");
  }

  @Test
  @Shows({"GOK-Q-61"})
  void aDefeatedHeroTakesNoPart() {
    String defeated = "camped: true, defeated: true";

    assertThat(two("gold: 3", defeated).refused("exchange with seat 0"))
        .containsExactly("GOK-Q-61");
    assertThat(two("gold: 3, at: old-wood", defeated).refused("exchange with seat 0"))
        .containsExactly("GOK-Q-61"); // it would take none there either
  }

  @Test
  @Shows({"GOK-Q-60"})
  void theOtherMayHaveMadeCampAndBeHidden() {
    Scene scene = two("gold: 3", "gold: 0, camped: true, hidden: true");

    scene.then("exchange with seat 0", "give seat 0 3 gold", "done", "seat 0: accept");
    assertThat(scene.hero(0).gold()).isEqualTo(3);
    assertThat(scene.hero(0).hidden()).isTrue();
  }

  @Test
  @Shows({"GOK-EXCHANGE-03"})
  void alliesAndTitlesAreNotExchanged() {
    Scene scene =
        two("assets: [acolyte, captain, gilded-sword, force-push]", "assets: [local-hero]")
            .then("exchange with seat 0");

    assertThat(scene.refused("give acolyte")).containsExactly("GOK-EXCHANGE-03");
    assertThat(scene.refused("give captain")).containsExactly("GOK-EXCHANGE-03");
    assertThat(scene.refused("ask for local-hero")).containsExactly("GOK-EXCHANGE-03");
    assertThat(scene.moves()).contains("give gilded-sword", "give force-push");
  }

  @Test
  @Shows({"GOK-EXCHANGE-03"})
  void noMoreGoldIsGivenThanThereIs() {
    Scene scene = two("gold: 3", "gold: 0").then("exchange with seat 0");

    assertThat(scene.refused("give seat 0 4 gold")).containsExactly("GOK-EXCHANGE-03");
    assertThat(scene.refused("ask seat 0 for 1 gold")).containsExactly("GOK-EXCHANGE-03");
  }

  @Test
  @Shows({"GOK-EXCHANGE-05", "GOK-Q-60"})
  void anAssetStaysAnAssetAndVeiled() {
    Scene scene =
        two("assets: [force-push], veiled: [force-push]", "gold: 0")
            .then("exchange with seat 0", "give force-push", "done", "seat 0: accept");

    assertThat(scene.hero(0).assets().count(Scene.card("force-push"))).isEqualTo(1);
    assertThat(scene.hero(0).veiled().count(Scene.card("force-push"))).isEqualTo(1);
    assertThat(scene.hero(1).assets().isEmpty()).isTrue();
    assertThat(scene.hero(1).veiled().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-EXCHANGE-05", "GOK-Q-60"})
  void theAssetOfTheReceiverGoesIfBothHaveTheSameUniqueKeyword() {
    Scene scene =
        two("assets: [gilded-sword]", "assets: [hunting-bow]")
            .then("exchange with seat 0", "give gilded-sword", "done", "seat 0: accept");

    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(scene.hero(0).assets().count(Scene.card("hunting-bow"))).isZero();
  }

  @Test
  @Shows({"GOK-Q-60"})
  void assetsWithTheSameUniqueKeywordCanBeSwapped() {
    Scene scene =
        two("assets: [gilded-sword]", "assets: [hunting-bow]")
            .then("exchange with seat 0", "give gilded-sword", "ask for hunting-bow", "done")
            .then("seat 0: accept");

    assertThat(scene.hero(0).assets().count(Scene.card("gilded-sword"))).isEqualTo(1);
    assertThat(scene.hero(1).assets().count(Scene.card("hunting-bow"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-60"})
  void theLimitOfSixIsCheckedAfterTheExchange() {
    String six = "hand: [farmer, cleric, toll-keeper, exiled-baron, dwarf-smith, kobold]";
    Scene scene =
        two(six, "hand: [devil]")
            .then("exchange with seat 0", "give farmer", "done", "seat 0: give devil")
            .then("seat 0: done", "seat 1: accept");
    assertThat(scene.hero(1).hand().size()).isEqualTo(6);

    scene = two(six, "hand: [devil]").then("exchange with seat 0", "done", "seat 0: give devil");
    scene.then("seat 0: done", "seat 1: accept");
    assertThat(scene.window()).isEqualTo("limit");
  }

  @Test
  @Shows({"GOK-EXCHANGE-01"})
  void aRumourThatNobodyHasSeenCannotBeAskedFor() {
    Scene scene = two("gold: 1", "hand: [captain]").then("exchange with seat 0");

    assertThat(scene.refused("ask for captain")).containsExactly("GOK-EXCHANGE-01");
  }

  @Test
  @Shows({"GOK-EXCHANGE-01", "GOK-SETUP-18"})
  void aRumourThatIsOfferedIsSeenAlsoIfNothingComesOfIt() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {0: {gold: 1}, 1: {hand: [captain], shown: []}}
                """)
            .then("exchange with seat 0");
    assertThat(scene.hero(1).shown().isEmpty()).isTrue();

    scene.then("give captain", "done", "decline");

    assertThat(scene.hero(1).hand().size()).isEqualTo(1);
    assertThat(scene.hero(1).shown().count(Scene.card("captain"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-EXCHANGE-04", "GOK-SETUP-18"})
  void aRumourThatAllHaveSeenIsKnownAlsoWithItsNewOwner() {
    Scene scene =
        two("gold: 3", "gold: 0, hand: [farmer], shown: [farmer]")
            .then("exchange with seat 0", "ask for farmer", "done", "seat 0: accept");

    assertThat(scene.hero(1).hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.hero(1).shown().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.hero(0).shown().isEmpty()).isTrue();
  }
}
