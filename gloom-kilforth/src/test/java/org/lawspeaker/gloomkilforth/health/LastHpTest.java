package org.lawspeaker.gloomkilforth.health;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** Losing the last HP, and how a hero may yet be saved; what is left of one that is eliminated. */
class LastHpTest {
  @Test
  @Shows({"GOK-Q-93", "GOK-BATTLE-10"})
  void whatAHeroGainsBeforeTheCheckSavesIt() {
    String zones =
        """
        turn-of: 1
        heroes:
          1: {race: %s, profession: warrior, at: bone-fields, hp: 2, gold: 3, fate: 0}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    Scene saved =
        Scene.of(2, zones.formatted("vampire"))
            .then("roll 2 of 2", "roll 2 of 4", "take gold", "keep card");
    assertThat(saved.hero(1).defeated()).isFalse();
    assertThat(saved.hero(1).hp()).isEqualTo(1);
    assertThat(saved.hero(1).gold()).isEqualTo(4);

    Scene lost =
        Scene.of(2, zones.formatted("human"))
            .then("roll 2 of 2", "roll 2 of 4", "take gold", "keep card");
    assertThat(lost.hero(1).defeated()).isTrue();
  }

  @Test
  @Shows({"GOK-Q-33", "GOK-Q-93"})
  void whoMayYetBeSavedSaysWhichApIsLost() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: vampire, profession: warrior, at: bone-fields, hp: 2, ap: 2, fate: 0,
                      moves: {move: 2}, hand: [], loot: [bandage]}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("choose sulphur-imp", "done", "done", "roll 2 of 2", "done")
            .then("roll 2 of 4", "done");

    assertThat(scene.window()).isEqualTo("lose-ap"); // before a Deed could spend one
    scene.then("choose option 2", "choose option 2", "done", "take gold", "keep card");
    assertThat(scene.hero(1).hp()).isEqualTo(1);
    assertThat(scene.hero(1).ap()).isEqualTo(2);
    assertThat(scene.hero(1).moves()).isEmpty();
  }

  @Test
  @Shows("GOK-Q-33")
  void aTeamIsAskedWhichApAreLostTheActiveHeroFirstAndThenClockwise() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                turn: {team: ["2", "0"]}
                heroes:
                  0: {race: orc, profession: priest, at: windrow, ap: 2, moves: {move: 1}, fate: 0,
                      hand: []}
                  1: {race: elf, profession: warrior, at: windrow, ap: 2, moves: {move: 1}, fate: 0,
                      hand: []}
                  2: {race: human, profession: wizard, at: windrow, ap: 2, moves: {move: 1},
                      fate: 0, hand: []}
                places: {windrow: {encounters: [mad-knight]}}
                """)
            .then("roll 1 of 3", "roll 0 of 3", "roll 1 of 3", "roll 0 of 2", "roll 1 of 3")
            .then("roll 0 of 5");

    assertThat(scene.window()).isEqualTo("lose-ap");
    assertThat(scene.asked()).isOne();
    scene.then("choose option 1");
    assertThat(scene.asked()).isEqualTo(2);
    scene.then("choose option 1");
    assertThat(scene.asked()).isZero();
  }

  @Test
  @Shows({"GOK-Q-33", "GOK-HP-05"})
  void whoIsDefeatedAtOnceIsNotAsked() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: warrior, at: bone-fields, hp: 1, ap: 2, fate: 0,
                      moves: {move: 2}, hand: [], assets: []}
                places: {bone-fields: {encounters: [slag-pit]}}
                """)
            .then("confront slag-pit with sneak");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.asked()).isZero();
  }

  @Test
  @Shows("GOK-Q-92")
  void theCardOfATrophyIsDiscardedIfItsHeroFallsMeanwhile() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {hp: 1, veil: true}, effects: [{gain:"
                + " {what: gold, amount: 1}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  1: {race: human, profession: warrior, saga: 0, at: frostmaw, hp: 1, gold: 3,
                    fate: 0, hand: [], assets: [captain]}
                places: {frostmaw: {encounters: [dwarf-smith]}}
                """)
            .then("overcome dwarf-smith with influence", "take gold", "keep card", "accept")
            .then("choose option 1", "draw gilded-sword", "resolve captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).assets().count(Scene.card("gilded-sword"))).isZero();
    assertThat(scene.state().decks().rewards(RewardType.ITEM).discard().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-110", "GOK-ASSAULT-12"})
  void theCardsOfAnEliminatedHeroGoBack() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  1:
                    race: human
                    profession: warrior
                    at: old-wood
                    chapter: 6
                    hp: 2
                    gold: 3
                    fate: 0
                    hand: [farmer]
                    loot: [lucky-charm]
                    assets: [gilded-sword]
                    skills: [killer]
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin");
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    scene.then("roll 2 of 6");
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    scene.then(scene.odds().keySet().iterator().next());
    while (scene.moves().contains("done") || scene.moves().contains("decline")) {
      scene.then(scene.moves().contains("done") ? "done" : "decline");
    }

    assertThat(scene.hero(1).eliminated()).isTrue();
    assertThat(scene.hero(1).skills().isEmpty()).isTrue();
    assertThat(scene.state().decks().skills().count(Scene.card("killer"))).isEqualTo(1);
    assertThat(scene.state().decks().loot().discard().count(Scene.card("lucky-charm")))
        .isEqualTo(1);
    assertThat(scene.hero(1).gold()).isZero();
  }

  @Test
  @Shows({"GOK-ASSAULT-13", "GOK-ANCIENT-08"})
  void anEliminatedHeroHoldsNobodyBack() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {camped: true, %s}
          1: {at: old-wood, chapter: 6}
        ancients: [{card: prince-of-ruin, plots: [], at: 6}]
        """;
    assertThat(Scene.of(2, zones.formatted("chapter: 3")).refused("assault prince-of-ruin"))
        .containsExactly("GOK-ANCIENT-08");
    assertThat(
            Scene.of(2, zones.formatted("chapter: 3, eliminated: true"))
                .allowed("assault prince-of-ruin"))
        .containsExactly("GOK-ASSAULT-02");
  }

  @Test
  @Shows({"GOK-CAMP-03", "GOK-Q-33"})
  void campTakesEveryApAndAnActionSpendsOneOfItsOwnTypeFirst() {
    String zones = "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {ap: 1, moves: {hide: 1, move: 2}}}";
    assertThat(Scene.of(2, zones).then("hide").hero(1).ap()).isEqualTo(1);
    assertThat(Scene.of(2, zones).then("camp").hero(1).allAp()).isZero();
  }

  @Test
  @Shows({"GOK-Q-108", "GOK-HP-02"})
  void aLowerMaximumTakesHpButNoAp() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Healing Draught",
            "{name: Healing Draught, type: item, location: Kingsfield, gold: 2, unique: potion,"
                + " abilities: [{on: any-time, deed: true, cost: {veil: true}, effects:"
                + " [{max-health: {amount: -3}}]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes: {0: {at: frostmaw}, 1: {hp: 3, ap: 3, assets: [healing-draught]}}
                """)
            .then("resolve healing-draught");
    assertThat(scene.hero(1).maxHealth()).isEqualTo(1);
    assertThat(scene.hero(1).hp()).isEqualTo(1);
    assertThat(scene.hero(1).ap()).isEqualTo(3);
    Scene again =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {max-health: 2, hp: 1, ap: 3, assets: [healing-draught]}
                """)
            .then("resolve healing-draught");
    assertThat(again.hero(1).maxHealth()).isEqualTo(1); // never below
  }

  @Test
  @Shows({"GOK-TEAM-10", "GOK-BATTLE-11", "GOK-Q-93"})
  void whoIsHealedByTheDefeatOfAnotherIsNotDefeatedItself() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities:"
                + " [{on: hero-defeated, effects: [{gain: {what: hp, amount: 1, who:"
                + " each-hero-here}}]}], provenance: house}");
    String zones =
        """
        turn-of: 1
        heroes:
          1: {race: elf, profession: priest, at: bone-fields, hp: 1, gold: 0, fate: 0, %s}
          2: {race: human, profession: wizard, at: bone-fields, hp: 1, gold: 3, fate: 0}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    String[] both = {"team with seat 2", "accept", "roll 1 of 2", "roll 0 of 2", "roll 1 of 2"};

    Scene saved =
        Scene.of(game, Setup.of(3), zones.formatted("assets: [captain]"))
            .then(both)
            .then("roll 0 of 2", "sacrifice captain");
    assertThat(saved.hero(1).defeated()).isTrue(); // at the check of the active hero, the first
    assertThat(saved.hero(2).defeated()).isFalse();
    assertThat(saved.hero(2).hp()).isEqualTo(1);
    assertThat(saved.hero(2).gold()).isEqualTo(3);

    Scene lost =
        Scene.of(game, Setup.of(3), zones.formatted("ap: 1")).then(both).then("roll 0 of 2");
    assertThat(lost.hero(2).defeated()).isTrue();
  }

  @Test
  @Shows("GOK-Q-92")
  void whoFallsBeforeItsRewardHasNoneAndTheEncounterIsDiscarded() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: encounter-defeated, effects: [{lose: {what: hp, amount: 9}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1:
                    race: dark-elf
                    profession: rogue
                    at: green-meadows
                    gold: 0
                    fate: 0
                    assets: [captain]
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 3 of 5", "sacrifice captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(1).hand().isEmpty()).isTrue();
    assertThat(
            scene
                .state()
                .decks()
                .encounters(Terrain.PLAINS)
                .discard()
                .count(Scene.card("remote-town")))
        .isEqualTo(1);
  }
}
