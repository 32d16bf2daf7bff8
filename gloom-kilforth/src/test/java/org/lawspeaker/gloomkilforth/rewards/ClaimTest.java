package org.lawspeaker.gloomkilforth.rewards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** Loot, Rumour, Trophies. */
class ClaimTest {
  private static Scene town(String hero) {
    return Scene.of(
            1,
            """
            heroes: {0: {at: green-meadows, ap: 4, %s}}
            places: {green-meadows: {encounters: [remote-town]}}
            """
                .formatted(hero))
        .then("confront remote-town with sneak", "roll 2 of 2", "call on fate");
  }

  @Test
  @Shows({"GOK-CLAIM-01", "GOK-CLAIM-02", "GOK-ENC-06", "GOK-TOKEN-08"})
  void firstGoldOrALootToken() {
    Scene scene = town("gold: 1");
    assertThat(scene.moves()).containsExactly("take gold", "take loot");

    scene.then("take gold");

    assertThat(scene.hero(0).gold()).isEqualTo(3);
    assertThat(scene.window()).isEqualTo("rumour-step");
  }

  @Test
  @Shows({"GOK-LOOT-02", "GOK-LOOT-03", "GOK-LOOT-05", "GOK-TOKEN-02", "GOK-Q-44"})
  void goldLootIsHadAtOnceAndSetAside() {
    Scene scene = town("gold: 1").then("take loot", "draw two-gold");

    assertThat(scene.hero(0).gold()).isEqualTo(3);
    assertThat(scene.hero(0).loot().isEmpty()).isTrue();
    assertThat(scene.state().decks().loot().discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-LOOT-02", "GOK-Q-44"})
  void whatHarmsAtOnceIsNotToldAsGold() {
    Scene scene = town("hp: 3").then("take loot", "draw snare");
    Scene gold = town("hp: 3").then("take loot", "draw one-gold");

    assertThat(used(scene)).containsExactly("GOK-Q-44");
    assertThat(scene.hero(0).hp()).isEqualTo(2);
    assertThat(scene.state().decks().loot().discard().size()).isEqualTo(1);
    assertThat(used(gold)).containsExactly("GOK-LOOT-02");
  }

  private static List<String> used(Scene scene) {
    return scene.events().stream()
        .filter(each -> each.kind().equals("used-loot"))
        .map(each -> each.citation().id())
        .toList();
  }

  @Test
  @Shows({"GOK-CLAIM-03", "GOK-ENC-13", "GOK-DISCOVER-03"})
  void thenTheCardItself() {
    Scene scene = town("gold: 1").then("take gold", "keep card");

    assertThat(scene.hero(0).hand().count(Scene.card("remote-town"))).isEqualTo(1);
    assertThat(scene.hero(0).shown().count(Scene.card("remote-town"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-CLAIM-03", "GOK-CLAIM-04", "GOK-ENC-10", "GOK-DEF-01", "GOK-REWARD-04"})
  void orACardOfTheRewardDeckOfItsIcon() {
    Scene scene = town("gold: 1").then("take gold", "take reward");
    assertThat(scene.odds().keySet()).contains("draw captain").doesNotContain("draw fireball");

    scene.then("draw captain");

    assertThat(scene.hero(0).hand().count(Scene.card("captain"))).isEqualTo(1);
    assertThat(scene.hero(0).shown().isEmpty()).isTrue();
    assertThat(scene.state().decks().encounters(Terrain.PLAINS).discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-CLAIM-05", "GOK-Q-84"})
  void aStrangerThatWasAnEnemyGivesGoldAndItselfAlone() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: green-meadows, profession: wizard, gold: 1}}
                places: {green-meadows: {encounters: [farmer]}}
                """)
            .then("provoke farmer", "roll 0 of 1", "roll 2 of 2", "decline");

    assertThat(scene.hero(0).gold()).isEqualTo(2);
    assertThat(scene.hero(0).hand().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.events())
        .filteredOn(each -> each.kind().equals("gained"))
        .extracting(each -> each.citation().id())
        .containsExactly("GOK-CLAIM-05");
  }

  @Test
  @Shows({"GOK-CLAIM-06", "GOK-TROPHY-01", "GOK-TROPHY-02"})
  void aTrophyMayBeTakenAfterTheReward() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: blessed-grove, hp: 2}}
                places: {blessed-grove: {encounters: [sacred-shrine]}}
                """)
            .then("confront sacred-shrine with sneak", "roll 2 of 2", "decline")
            .then("take gold", "keep card");
    assertThat(scene.window()).isEqualTo("trophy");

    scene.then("accept");

    assertThat(scene.hero(0).hp()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-LIMIT-03", "GOK-LIMIT-04", "GOK-Q-79"})
  void aSeventhRumourIsDiscardedAfterTheWholeReward() {
    Scene scene =
        town("hand: [farmer, kobold, devil, captain, fireball, acolyte]")
            .then("take gold", "keep card");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.moves()).hasSize(7).contains("discard remote-town");
    scene.then("discard kobold");
    assertThat(scene.hero(0).hand().size()).isEqualTo(6);
  }

  @Test
  @Shows({"GOK-LIMIT-02", "GOK-Q-99"})
  void aSeventhLootTokenIsDiscarded() {
    Scene scene =
        town("loot: [3 bandage, 3 swift-boots]").then("take loot", "draw smoke-vial", "keep card");

    assertThat(scene.window()).isEqualTo("limit");
    assertThat(scene.asksBy()).containsExactly("GOK-LIMIT-02");
    assertThat(scene.allowed("choose bandage")).containsExactly("GOK-LIMIT-02");
    scene.then("choose bandage");
    assertThat(scene.hero(0).loot().size()).isEqualTo(6);
  }

  @Test
  @Shows({"GOK-CLAIM-04", "GOK-ENC-10"})
  void thePrintedIconDecides() {
    Scene scene =
        Scene.of(
                OwnPack.instead(
                    "Remote Town",
                    "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 1},"
                        + " reward: spell, provenance: house}"),
                Setup.of(2),
                """
                turn-of: 1
                heroes: {1: {at: green-meadows, fate: 0}}
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 1 of 2", "take gold", "take reward");

    assertThat(scene.odds()).containsKey("draw fireball").doesNotContainKey("draw captain");
  }

  @Test
  @Shows({"GOK-TEAM-12", "GOK-Q-62"})
  void aTrophyIsOnceOfWhomTheActiveHeroNames() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: elf, profession: priest, at: old-wood, fate: 0, gold: 0}
                  2: {at: old-wood, fate: 0, gold: 0}
                places: {old-wood: {encounters: [wood-bandit]}}
                """)
            .then("team with seat 2", "accept")
            .then("roll 0 of 3", "roll 1 of 2", "roll 0 of 3", "roll 1 of 2")
            .then("take gold", "give seat 2 0 gold", "keep card", "choose seat 1", "accept");
    assertThat(scene.window()).isEqualTo("share");
    int gold = scene.hero(1).gold();

    scene.then("choose seat 2");

    assertThat(scene.hero(2).gold()).isPositive();
    assertThat(scene.hero(1).gold()).isEqualTo(gold);
    assertThat(scene.window()).isEqualTo("action");
  }
}
