package org.lawspeaker.hofordeals.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Boss combat. */
class BossTest {
  /** Seat 1 stands at the Boss Encounter of the Jack of Scales, who draws minions of 4 Power. */
  private static Scene jack() {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "1"}
        board: {royalty: jack-of-scales}
        sites: {c2: {card: jack}}
        heroes: {1: {space: c2}}
        """);
  }

  @Test
  @Shows({"HOF-BOSS-09", "HOF-BOSS-01"})
  void isAgainstTheRoyaltyAndMinionsDrawnForIt() {
    Scene scene = jack().then("activate", "draw 5-of-dust");

    assertThat(Battle.enemies(scene)).containsExactly("jack-of-scales", "5-of-dust");
  }

  @Test
  @Shows("HOF-BOSS-02")
  void drawsMinionsUntilTheyHaveEnoughPower() {
    Scene one = jack().then("activate", "draw 4-of-dust", "draw strive");
    Scene two = jack().then("activate", "draw 3-of-dust", "draw 2-of-plague", "draw strive");
    Scene four = jack().then("activate", "draw 1-of-dust", "draw 1-of-dust");
    four.then("draw 1-of-plague", "draw 1-of-plague", "draw strive");

    assertThat(Battle.enemies(one)).hasSize(2);
    assertThat(Battle.enemies(two)).hasSize(3);
    assertThat(Battle.enemies(four)).hasSize(5);
  }

  @Test
  @Shows({"HOF-BOSS-03", "HOF-BOSS-07", "HOF-BOSS-08"})
  void isFoughtAnewWithOtherMinionsAfterAFlight() {
    Scene fled =
        Battle.boss(1, "jack-of-scales", "food: 0", "jack-of-scales", "4-of-dust").then("done");
    fled.then("flee", "draw scratch", "draw scratch", "draw scratch", "draw scratch");

    assertThat(fled.state().board().royalty()).contains(Scene.card("jack-of-scales"));
    assertThat(Battle.names(fled.state().decks().minions().discard())).containsExactly("4-of-dust");
    fled.then("done").chance().then("done", "done", "done").chance();
    fled.then("done", "done", "done").chance().then("done", "activate");
    assertThat(Battle.enemies(fled)).containsExactly("jack-of-scales");
  }

  @Test
  @Shows({"HOF-BOSS-04", "HOF-ASSIGN-05"})
  void refusesTheBossBeforeAllMinionsAreCovered() {
    Scene scene =
        Battle.boss(
            1, "jack-of-dust", Battle.bound("champion 5", "hack 1"), "jack-of-dust", "1-of-plague");

    assertThat(scene.refused("assign champion to jack-of-dust"))
        .containsExactly("HOF-ASSIGN-05", "HOF-BOSS-04");
  }

  /** A card with an ability of its own may be assigned without defeating anybody. */
  @Test
  @Shows({"HOF-BOSS-04", "HOF-ASSIGN-05"})
  void refusesTheBossWhileAMinionIsTouchedButNotCovered() {
    Scene scene =
        Battle.boss(
                1,
                "jack-of-dust",
                Battle.bound("cleave 4", "champion 5"),
                "jack-of-dust",
                "1-of-plague=9")
            .then("assign cleave to 1-of-plague", "draw strive");

    assertThat(scene.refused("assign champion to jack-of-dust"))
        .containsExactly("HOF-ASSIGN-05", "HOF-BOSS-04");
  }

  @Test
  @Shows({"HOF-BOSS-04", "HOF-PROTECT-01"})
  void countsForABossOnlyWhatFollowsTheCardsThatProtectionIgnores() {
    Scene scene =
        Battle.boss(1, "jack-of-scales", Battle.bound("hack 1", "champion 5"), "jack-of-scales")
            .then("assign hack to jack-of-scales");
    assertThat(Battle.enemy(scene, 1).ignored()).isEqualTo(1);
    assertThat(Battle.enemy(scene, 1).counted()).isZero();
  }

  @Test
  @Shows({"HOF-BOSS-04", "HOF-PUSH-02"})
  void countsAmongTheEnemiesThatAPushMeetsWithPain() {
    Scene scene =
        Battle.boss(1, "jack-of-dust", "food: 3", "jack-of-dust", "1-of-dust").then("done");
    scene.then("push", "draw scratch");
    assertThat(scene.refused("draw strive")).containsExactly("HOF-PAIN-01");

    scene.then("draw scratch", "draw strive");
    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.hero(1).health()).isEqualTo(8);
  }

  /** Jack and Queen kill, too; only the King's kills are counted. */
  @Test
  @Shows({"HOF-KFIGHT-11", "HOF-END-04"})
  void countsNoKillOfAJack() {
    Scene scene =
        Battle.boss(1, "jack-of-dust", "health: 1", "jack-of-dust", "1-of-dust").then("done");
    scene.then("flee", "draw scratch").chance();

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.state().clock().kills()).isZero();
  }

  @Test
  @Shows("HOF-BOSS-05")
  void defeatsMinionsAndBossInOneRound() {
    Scene scene =
        Battle.boss(
                1,
                "jack-of-dust",
                Battle.bound("champion 5", "hack 1"),
                "jack-of-dust",
                "1-of-plague")
            .then("assign hack to 1-of-plague", "assign champion to jack-of-dust", "done");

    assertThat(scene.state().board().royalty()).isEmpty();
    assertThat(Battle.enemies(scene)).isEmpty();
  }

  @Test
  @Shows({"HOF-BOSS-04", "HOF-BOSS-05"})
  void oneCoveredMinionIsNotEnoughToReachTheBossInTheSameRound() {
    Scene scene =
        Battle.boss(
            1,
            "jack-of-dust",
            Battle.bound("champion 5", "hack 1"),
            "jack-of-dust",
            "1-of-plague",
            "1-of-skulls");

    assertThat(scene.refused("assign champion to jack-of-dust"))
        .contains("HOF-BOSS-04")
        .doesNotContain("HOF-BOSS-05");
    scene.then("assign hack to 1-of-plague");
    assertThat(scene.refused("assign champion to jack-of-dust"))
        .contains("HOF-BOSS-04", "HOF-BOSS-05");
    scene.then("strike 1-of-skulls with weapon", "assign champion to jack-of-dust", "done");
    assertThat(scene.state().board().royalty()).isEmpty();
  }

  @Test
  @Shows("HOF-BOSS-06")
  void costsThePainOfBossAndMinions() {
    Scene scene =
        Battle.boss(1, "jack-of-dust", "food: 0", "jack-of-dust", "1-of-plague").then("done");
    scene.then("flee", "draw scratch", "draw scratch", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.hero(1).health()).isEqualTo(7);
  }

  @Test
  @Shows("HOF-Q-103")
  void isReachedAtOnceIfNoMinionIsLeft() {
    Scene scene = Battle.boss(1, "jack-of-dust", Battle.bound("champion 5"), "jack-of-dust");

    assertThat(scene.allowed("assign champion to jack-of-dust"))
        .containsExactly("HOF-BOSS-04", "HOF-ASSIGN-01");
  }

  @Test
  @Shows("HOF-Q-91")
  void isOverForGoodWhenTheRoyaltyIsGone() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "2"}
            sites: {c2: {card: jack}}
            heroes: {2: {space: c2}}
            """);

    assertThat(scene.refused("activate")).containsExactly("HOF-Q-91");
  }

  @Test
  @Shows({"HOF-JACK-01", "HOF-Q-10"})
  void beginsWithAJackWhoStrikesThePlayersWhenHeIsMet() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                heroes: {0: {food: 3}, 1: {food: 1}, 2: {food: 3}}
                """)
            .then("go c2", "reveal jack", "turn up jack-of-dust");

    assertThat(scene.hero(0).food()).isEqualTo(1);
    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(2).food()).isZero();
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows({"HOF-BOSS-10", "HOF-ROYAL-01", "HOF-ENC-04"})
  void hasOneEncounterOnEachLevel() {
    assertThat(Scene.GAME.cards().bosses).hasSize(3);
    assertThat(Scene.GAME.cards().bosses)
        .allMatch(card -> Scene.GAME.cards().encounter(card).isBoss())
        .extracting(card -> Scene.GAME.cards().encounter(card).level().orElseThrow())
        .containsExactly(1, 2, 3);
  }

  @Test
  @Shows("HOF-ROYAL-02")
  void isHarderFromRankToRank() {
    assertThat(strongest(0)).isLessThan(weakest(1));
    assertThat(strongest(1)).isLessThan(weakest(2));
  }

  private static int strongest(int rank) {
    return powers(rank).max().orElseThrow();
  }

  private static int weakest(int rank) {
    return powers(rank).min().orElseThrow();
  }

  private static IntStream powers(int rank) {
    return Battle.names(Scene.GAME.cards().royalties.get(rank)).stream()
        .mapToInt(name -> Scene.GAME.cards().royalty(Scene.card(name)).power());
  }
}
