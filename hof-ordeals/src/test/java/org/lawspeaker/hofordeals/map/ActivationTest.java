package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Activating Encounters. */
class ActivationTest {
  private static Scene at(String site, String hero) {
    return Scene.of(
        2,
        "{step: explore, turn: {active: '1', began: 7}, sites: {c2: %s}, heroes: {1: {space: c2%s}}}"
            .formatted(site, hero));
  }

  private static int cubes(Scene scene) {
    return scene.site(7).cubes();
  }

  @Test
  @Shows({"HOF-USAGE-02", "HOF-USAGE-06", "HOF-ENC-06"})
  void activatingTakesACubeOffAndResolvesTheText() {
    Scene scene = at("{card: old-mill, cubes: 2}", "").then("activate");

    assertThat(cubes(scene)).isEqualTo(1);
    assertThat(scene.hero(1).food()).isEqualTo(3);
  }

  @Test
  @Shows("HOF-USAGE-03")
  void refusesAnEncounterWithoutCubes() {
    assertThat(at("{card: old-mill, cubes: 0}", "").refused("activate"))
        .containsExactly("HOF-USAGE-03");
    assertThat(at("{card: test-of-wit, cubes: 0}", "").refused("activate"))
        .containsExactly("HOF-USAGE-03", "HOF-CARD-42");
  }

  @Test
  @Shows({"HOF-USAGE-04", "HOF-Q-114"})
  void anEncounterWithoutAUsageValueIsActivatedWithoutLimit() {
    Scene scene = Scene.of(2, "{step: explore, turn: {active: '1'}, heroes: {1: {health: 3}}}");
    scene.then("activate", "choose option 1", "done", "done").chance();
    scene.then("done", "activate", "choose option 2", "done", "done").chance();

    assertThat(scene.then("done").moves()).contains("activate");
    assertThat(scene.siteOf("town").cubes()).isZero();
  }

  private static Scene trader(int shards) {
    return Scene.of(
        2,
        "{step: explore, clock: {level: 2}, turn: {active: '1'}, sites: {c2: {card: demon-trader,"
            + " cubes: 2}}, heroes: {1: {space: c2, shards: %d}}}".formatted(shards));
  }

  @Test
  @Shows({"HOF-ENC-07", "HOF-SHARD-02"})
  void refusesAnEventWhoseCostCannotBePaid() {
    assertThat(trader(3).refused("activate")).containsExactly("HOF-ENC-07");
    assertThat(trader(4).moves()).contains("activate");
  }

  @Test
  @Shows({"HOF-ENC-07", "HOF-RELIC-02"})
  void theCostOfAnEventIsPaid() {
    Scene scene = trader(5);
    scene.then("activate", "draw dragonbone-helm", "choose dragonbone-helm");

    assertThat(scene.hero(1).shards()).isEqualTo(1);
    assertThat(scene.hero(1).gear()).containsValue(Scene.card("dragonbone-helm"));
  }

  @Test
  @Shows({"HOF-ENC-08", "HOF-COMBAT-02", "HOF-USAGE-08"})
  void aCombatThatIsFledHasCostItsCube() {
    Scene scene = at("{card: bandit-camp, cubes: 2}", "");
    scene.then("activate", "draw 1-of-dust", "draw 1-of-skulls").chance();

    assertThat(scene.state().fight().orElseThrow().enemies()).hasSize(2);
    scene.then("done", "flee", "draw hunger", "draw hunger");
    assertThat(cubes(scene)).isEqualTo(1);
  }

  @Test
  @Shows("HOF-CARD-41")
  void testOfStrengthNeedsTwoBoundSoldierCards() {
    String one = ", bound: [{id: 1, card: veteran, power: 3}, {id: 2, card: hack, power: 1}]";
    String two = ", bound: [{id: 1, card: veteran, power: 3}, {id: 2, card: vanguard, power: 2}]";

    assertThat(at("{card: test-of-strength, cubes: 2}", one).refused("activate"))
        .containsExactly("HOF-CARD-41");
    assertThat(at("{card: test-of-strength, cubes: 2}", two).then("activate").hero(1).fame())
        .isEqualTo(3);
  }

  @Test
  @Shows({"HOF-CARD-42", "HOF-CARD-43", "HOF-PLAY-12"})
  void testOfWitNeedsTwoTricksterCardsAndEveryOpponentChooses() {
    Scene scene = at("{card: test-of-wit, cubes: 2}", ", hand: [fast-talk, loaded-dice]");
    scene.then("play loaded-dice");
    assertThat(scene.allowed("choose option 1")).containsExactly("HOF-PLAY-12");
    scene.then("choose option 1");
    assertThat(scene.refused("activate")).containsExactly("HOF-CARD-42");
    scene.then("play fast-talk", "activate");
    assertThat(scene.allowed("seat 0: choose option 1")).containsExactly("HOF-CARD-43");
    scene.then("seat 0: choose option 1");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.hero(1).effort()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-CARD-39", "HOF-CARD-40", "HOF-Q-82"})
  void testOfEnduranceActivatesOnlyAsOftenAsThereAreCubes() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 2}
            turn: {active: "1", began: 7}
            sites: {c2: {card: test-of-endurance, cubes: 2}, b2: {card: caravan, cubes: 1},
              d2: {card: gambling-den, cubes: 3}}
            heroes: {1: {space: c2, hand: [hunt, trail-rations]}}
            """);
    scene.then("play hunt");
    assertThat(scene.refused("activate")).containsExactly("HOF-CARD-39");
    scene.then("play trail-rations", "activate", "choose space b2").chance();

    assertThat(scene.site(6).cubes()).isZero();
    assertThat(scene.hero(1).food()).isEqualTo(5);
    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-CARD-44")
  void theCrossroadBringsAFightWhileFewEncountersAreRevealed() {
    Scene fight = at("{card: the-crossroad, cubes: 2}", "").then("activate");
    Scene food =
        Scene.of(
                2,
                """
                step: explore
                turn: {active: "1", began: 7}
                sites: {c2: {card: the-crossroad, cubes: 2}, b2: {card: shrine}, d2: {card: old-mill}}
                heroes: {1: {space: c2}}
                """)
            .then("activate");

    assertThat(fight.then("draw 1-of-dust").state().fight().orElseThrow().enemies()).hasSize(1);
    assertThat(food.hero(1).food()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-10")
  void callLightningLetsEveryOpponentChoose() {
    Scene scene =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: call-lightning, cubes: 2}}
            heroes: {0: {hand: [strive, hack]}, 1: {space: c2}, 2: {hand: [strive]}}
            """);
    scene.then("activate");
    assertThat(scene.allowed("seat 2: choose option 1")).containsExactly("HOF-CARD-10");
    scene.then("seat 2: choose option 1", "seat 0: choose option 2", "seat 0: choose hack");

    assertThat(scene.hero(2).health()).isEqualTo(8);
    assertThat(scene.hero(0).health()).isEqualTo(10);
    assertThat(scene.hero(0).discard().count(Scene.card("hack"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-CARD-07", "HOF-CARD-08", "HOF-Q-74", "HOF-Q-109"})
  void beyondThe13thGateBringsBackAnEncounterWithFreshCubes() {
    Scene scene =
        Scene.of(
            4,
            """
            step: explore
            clock: {level: 3}
            turn: {active: "3", began: 7}
            board: {used: [the-crossroad, roadside-trap]}
            sites: {c2: {card: beyond-the-13th-gate, cubes: 1}}
            heroes: {3: {space: c2}}
            """);
    scene.then("activate");

    assertThat(scene.moves())
        .containsExactlyInAnyOrder("choose the-crossroad", "choose roadside-trap");
    scene.then("choose the-crossroad");
    assertThat(scene.site(7).shows(Scene.card("the-crossroad"))).isTrue();
    assertThat(cubes(scene)).isEqualTo(4);
    assertThat(Battle.names(scene.state().board().used()))
        .containsExactlyInAnyOrder("roadside-trap", "beyond-the-13th-gate");
    assertThat(scene.told()).contains("HOF-CARD-08: seat 3 brings back The Crossroad");
  }

  @Test
  @Shows("HOF-CARD-07")
  void beyondThe13thGateBringsBackNoEncounterOfLevel3() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 3}
            turn: {active: "1", began: 7}
            board: {used: [throne-guard, roadside-trap]}
            sites: {c2: {card: beyond-the-13th-gate, cubes: 1}}
            heroes: {1: {space: c2}}
            """);
    scene.then("activate");

    assertThat(scene.moves()).containsExactly("choose roadside-trap");
    assertThat(scene.refused("choose throne-guard")).containsExactly("HOF-CARD-07");
  }

  @Test
  @Shows("HOF-Q-109")
  void anAmbushThatIsBroughtBackDoesNotSurprise() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            clock: {level: 3}
            turn: {active: "1", began: 7}
            board: {used: [roadside-trap]}
            sites: {c2: {card: beyond-the-13th-gate, cubes: 1}}
            heroes: {1: {space: c2}}
            """);
    scene.then("activate", "choose roadside-trap");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.state().fight()).isEmpty();
  }

  @Test
  @Shows({"HOF-CARD-20"})
  void theDemonTraderHasACubeForEveryPlayer() {
    for (int seats = 2; seats <= 4; seats++) {
      Scene scene =
          Scene.of(
              seats,
              "{step: explore, clock: {level: 2}, turn: {active: '1'}, heroes: {1: {food: 1}}}");
      scene.then("go c2", "reveal demon-trader");
      assertThat(cubes(scene)).isEqualTo(seats);
    }
  }

  @Test
  @Shows({"HOF-Q-112", "HOF-Q-91"})
  void refusesTheBossEncounterWhileTheKingIsElsewhereOrGone() {
    String board =
        """
        step: explore
        clock: {level: 3}
        turn: {active: "1", began: 7}
        sites: {c2: {card: king}}
        heroes: {1: {space: c2}}
        """;

    assertThat(
            Scene.of(2, board + "board: {king: 6, royalty: king-of-scales}\n").refused("activate"))
        .containsExactly("HOF-Q-112");
    assertThat(Scene.of(2, board).refused("activate")).containsExactly("HOF-Q-91");
  }

  @Test
  @Shows({"HOF-BOSS-09", "HOF-ENC-04", "HOF-Q-57"})
  void theBossEncounterBringsTheRoyaltyOfTheLevel() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1", began: 7}
            board: {royalty: jack-of-dust}
            sites: {c2: {card: jack}}
            heroes: {1: {space: c2}}
            """);
    scene.then("activate");

    assertThat(scene.state().fight().orElseThrow().enemies())
        .extracting(enemy -> enemy.card())
        .containsExactly(Scene.card("jack-of-dust"));
  }

  private static Scene at(int level, String site, String hero, String more) {
    return Scene.of(
        2,
        "{step: explore, clock: {level: "
            + level
            + "}, heroes: {1: {space: c2"
            + hero
            + "}}, sites: {c2: {card: "
            + site
            + ", cubes: 2}}"
            + more
            + "}");
  }

  @Test
  @Shows("HOF-CARD-33")
  void takesTheCardNamedShieldFromMisterLionel() {
    Scene scene = at(1, "mr-lionel", "", ", decks: {row: [shield, rally]}");
    scene.then("activate", "choose option 1").chance();

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("shield"));
  }

  @Test
  @Shows({"HOF-CARD-46", "HOF-Q-16"})
  void destroysAnyCardAtTheForgeForItsValue() {
    Scene scene = at(2, "the-forge", ", hand: [champion, bad-luck]", "");
    scene.then("activate");
    assertThat(scene.moves()).contains("choose bad-luck");

    assertThat(scene.then("choose champion").hero(1).fame()).isEqualTo(5);
  }

  @Test
  @Shows({"HOF-CARD-45", "HOF-CARD-24"})
  void turnsShardsIntoFameInTheCrucible() {
    Scene scene =
        at(
            2,
            "the-crucible",
            ", bound: [{id: 1, card: champion, power: 5}, {id: 2, card: veteran, power: 3}, {id: 3,"
                + " card: vanguard, power: 2}]",
            "");
    scene.then("activate", "draw 1-of-dust", "draw 2-of-dust", "draw 1-of-scales", "accept");
    scene.then("draw strive", "draw strive");
    scene.then("assign vanguard to 2-of-dust", "assign champion to 1-of-dust");
    scene.then("assign strive to 1-of-scales", "assign veteran to 1-of-scales", "done");
    scene.then("choose 2-of-dust", "choose 1-of-scales");

    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.hero(1).fame()).isEqualTo(4);
    assertThat(scene.events()).noneMatch(event -> event.says().contains("gains 1 Token Shard"));
  }

  /** The Shard of the first round is lost and gained as Fame in the second. */
  @Test
  @Shows("HOF-CARD-45")
  void turnsTheShardsOfEarlierRoundsIntoFameInTheCrucible() {
    String hero = ", food: 3, bound: [{id: 1, card: veteran, power: 3}]";
    Scene scene = at(2, "the-crucible", hero, "").then("activate");
    scene.then("draw 1-of-dust", "draw 2-of-dust", "draw 1-of-scales", "decline");
    scene.then("draw strive", "draw strive", "assign veteran to 2-of-dust", "done").chance();
    assertThat(scene.hero(1).shards()).isEqualTo(1);

    scene.then("push");
    assertThat(scene.window()).isEqualTo("may");
    scene.then("accept");

    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.hero(1).fame()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-CARD-45")
  void asksNoMoreInTheCrucibleOnceShardsAreFame() {
    String hero = ", food: 3, bound: [{id: 1, card: veteran, power: 3}]";
    Scene scene = at(2, "the-crucible", hero, "").then("activate");
    scene.then("draw 1-of-dust", "draw 2-of-dust", "draw 1-of-scales", "accept");
    scene.then("draw strive", "draw strive", "assign veteran to 2-of-dust", "done").then("push");

    assertThat(Scene.GAME.pending(scene.state())).isInstanceOf(Pending.Chance.class);
  }
}
