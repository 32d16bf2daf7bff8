package org.lawspeaker.gloomkilforth.confront;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Confronting Places, Quests and Strangers. */
class ConfrontingTest {
  private static final String TOWN =
      """
      heroes: {0: {race: dark-elf, profession: rogue, at: green-meadows, ap: 4, %s}}
      places: {green-meadows: {encounters: [remote-town]}}
      """;

  private static Scene town(String hero) {
    return Scene.of(1, TOWN.formatted(hero));
  }

  private static Scene stranger(String hero) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes:
          1: {race: elf, profession: wizard, saga: 0, at: green-meadows, ap: 4, %s}
          0: {at: green-meadows, profession: war-mage, saga: 1, gold: 0}
        places: {green-meadows: {encounters: [wandering-knight]}}
        """
            .formatted(hero));
  }

  @Test
  @Shows({"GOK-CONFRONT-02", "GOK-CONFRONT-03", "GOK-ENC-09", "GOK-RACE-06"})
  void aPlaceIsConfrontedWithAnAttributePrintedOnIt() {
    Scene scene = town("gold: 1");

    assertThat(scene.moves())
        .contains("confront remote-town with sneak", "confront remote-town with study");
    assertThat(scene.refused("confront remote-town with fight")).containsExactly("GOK-CONFRONT-03");
  }

  @Test
  @Shows({"GOK-CONFRONT-05", "GOK-CONFRONT-06", "GOK-CONFRONT-04"})
  void successesAddUpUntilTheyAreEnough() {
    Scene scene = town("gold: 1").then("confront remote-town with sneak", "roll 1 of 5", "decline");
    assertThat(scene.hero(0).progress().get(0).successes()).isEqualTo(1);

    scene.then("confront remote-town with sneak", "roll 2 of 5", "decline");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.hero(0).progress()).isEmpty();
  }

  @Test
  @Shows({"GOK-CONFRONT-07", "GOK-Q-109"})
  void aHeroIsBoundToItsAttributeAlsoWithoutSuccess() {
    Scene scene = town("gold: 1").then("confront remote-town with sneak", "roll 0 of 5", "decline");

    assertThat(scene.refused("confront remote-town with study")).containsExactly("GOK-CONFRONT-07");
  }

  @Test
  @Shows({"GOK-CONFRONT-09"})
  void makingCampLosesSuccesses() {
    Scene scene =
        town("gold: 1").then("confront remote-town with sneak", "roll 1 of 5", "decline", "camp");

    assertThat(scene.hero(0).progress()).isEmpty();
  }

  @Test
  @Shows({"GOK-CONFRONT-01", "GOK-OBSTACLE-01"})
  void whereAnObstacleIsNobodyConfronts() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: green-meadows}}
            places: {green-meadows: {obstacles: 1, encounters: [remote-town]}}
            """);

    assertThat(scene.refused("confront remote-town with sneak")).containsExactly("GOK-OBSTACLE-01");
    assertThat(Scene.of(1, "heroes: {0: {at: frostmaw}}").refused("confront deep-mine with sneak"))
        .containsExactly("GOK-CONFRONT-01");
  }

  @Test
  @Shows({"GOK-CONFRONT-10", "GOK-CONFRONT-13"})
  void successesOfOthersDoNotCountAndAreLostWithTheEncounter() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0:
                    at: green-meadows
                    progress: [{card: remote-town, attribute: sneak, successes: 2}]
                  1: {race: dark-elf, profession: rogue, at: green-meadows, ap: 4}
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak", "roll 3 of 5", "decline");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.hero(0).progress()).isEmpty();
    scene.then("take gold", "keep card");
    assertThat(scene.hero(1).hand().count(Scene.card("remote-town"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-CONFRONT-12"})
  void enoughRecordedSuccessesDefeatNothingByThemselves() {
    Scene scene = town("progress: [{card: remote-town, attribute: sneak, successes: 9}]");
    assertThat(scene.window()).isEqualTo("action");

    scene.then("confront remote-town with sneak", "roll 0 of 5", "decline");

    assertThat(scene.window()).isEqualTo("loot-step");
  }

  @Test
  @Shows({"GOK-STRANGER-01"})
  void aHiddenHeroConfrontsNoStranger() {
    Scene scene = stranger("hidden: true");

    assertThat(scene.refused("confront wandering-knight with influence"))
        .containsExactly("GOK-STRANGER-01");
    assertThat(scene.refused("provoke wandering-knight")).containsExactly("GOK-STRANGER-01");
  }

  @Test
  @Shows({"GOK-STRANGER-02", "GOK-RACE-07"})
  void aStrangerIsConfrontedWithInfluenceAlone() {
    assertThat(stranger("gold: 1").refused("confront wandering-knight with fight"))
        .containsExactly("GOK-STRANGER-02");
  }

  @Test
  @Shows({"GOK-STRANGER-03", "GOK-Q-54", "GOK-STRANGER-05", "GOK-STRANGER-07"})
  void withoutASuccessTheStrangerBecomesAnEnemyAndIsEngaged() {
    Scene scene =
        stranger("gold: 1")
            .then("confront wandering-knight with influence", "roll 0 of 2", "decline")
            .then("choose wandering-knight", "done");

    assertThat(scene.hero(1).enemies().count(Scene.card("wandering-knight"))).isEqualTo(1);
    assertThat(scene.state().battles()).hasSize(1);
  }

  @Test
  @Shows({"GOK-Q-54", "GOK-STRANGER-09"})
  void fateMayPreventThat() {
    Scene scene =
        stranger("gold: 1")
            .then("confront wandering-knight with influence", "roll 0 of 2", "call on fate");

    assertThat(scene.hero(1).enemies().isEmpty()).isTrue();
    assertThat(scene.hero(1).progress().get(0).successes()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-STRANGER-03", "GOK-STRANGER-05"})
  void whatIsAnEnemyAlreadyDoesNotBecomeOneAgain() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: orc, profession: warrior, saga: 0, at: windrow, fate: 1, hand: [],
                    skills: [brawler]}
                places: {windrow: {encounters: [farmer]}}
                """)
            .then("confront farmer with influence", "roll 0 of 2", "resolve brawler", "decline");

    assertThat(scene.hero(1).enemies().count(Scene.card("farmer"))).isEqualTo(1);
    assertThat(scene.events()).filteredOn(event -> event.kind().equals("provoked")).hasSize(1);
  }

  @Test
  @Shows({"GOK-STRANGER-06", "GOK-TOKEN-03"})
  void forOthersItStaysAStranger() {
    Scene scene =
        stranger("gold: 0")
            .then(
                "provoke wandering-knight",
                "choose wandering-knight",
                "done",
                "done",
                "roll 0 of 2",
                "roll 0 of 1",
                "decline",
                "done",
                "escape")
            .chance();

    assertThat(scene.hero(0).enemies().isEmpty()).isTrue();
    if (scene.window().equals("escape-to")) {
      scene.then(scene.moves().get(0));
    }
    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.moves()).contains("confront wandering-knight with influence");
  }

  @Test
  @Shows({"GOK-Q-56", "GOK-STRANGER-04"})
  void makingAnEnemyCostsTheActionPoint() {
    Scene scene = stranger("gold: 1").then("provoke wandering-knight");

    assertThat(scene.hero(1).ap()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-STRANGER-03", "GOK-CONFRONT-06"})
  void recordedSuccessesKeepAStrangerFriendly() {
    Scene scene =
        stranger("progress: [{card: wandering-knight, attribute: influence, successes: 1}]")
            .then("confront wandering-knight with influence", "roll 0 of 2", "decline");

    assertThat(scene.hero(1).enemies().isEmpty()).isTrue();
    assertThat(scene.hero(1).progress().get(0).successes()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-104", "GOK-TRAP-01", "GOK-TRAP-04"})
  void aTrapTriggersAtEveryConfrontAndAgainInTheBattle() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Scarred Prophet",
            "{name: Scarred Prophet, type: stranger, terrain: badlands, fight: 2, hp: 2, needs:"
                + " {influence: 3}, trap: [{lose: {what: fate, amount: 1}}], provenance: house}");
    String zones =
        """
        turn-of: 1
        heroes: {1: {race: orc, profession: rogue, at: bone-fields, fate: 4, gold: 0}}
        places: {bone-fields: {encounters: [scarred-prophet]}}
        """;
    Scene enemy = Scene.of(game, Setup.of(2), zones).then("provoke scarred-prophet");
    Scene test = Scene.of(game, Setup.of(2), zones).then("confront scarred-prophet with influence");

    assertThat(enemy.state().battles()).hasSize(1);
    assertThat(enemy.hero(1).fate()).isEqualTo(2); // by the Action, and before the Skirmish
    assertThat(test.hero(1).fate()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-SURPRISE-02", "GOK-EVADE-01", "GOK-STRANGER-08"})
  void whoHasHiddenMeanwhileMayEvadeTheStrangerButHasNoSurprise() {
    Scene scene =
        stranger("gold: 0, loot: [smoke-vial]")
            .then("confront wandering-knight with influence", "roll 0 of 2", "resolve smoke-vial")
            .then("decline");
    assertThat(scene.hero(1).enemies().count(Scene.card("wandering-knight"))).isEqualTo(1);

    assertThat(scene.refused("surprise")).containsExactly("GOK-SURPRISE-02");
    assertThat(scene.moves()).containsExactlyInAnyOrder("evade", "come out");
    scene.then("come out");
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    assertThat(scene.odds()).containsKey("roll 2 of 2").doesNotContainKey("roll 3 of 3");
  }

  @Test
  @Shows("GOK-CONFRONT-08")
  void whoIsElsewhereWhenTheTestIsOverHasDoneNothing() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: elf, profession: wizard, at: green-meadows, gold: 0, fate: 1, assets: [road-home]}
        places: {green-meadows: {encounters: [remote-town]}}
        """;
    for (String roll : List.of("roll 1 of 2", "roll 2 of 2")) {
      Scene scene =
          Scene.of(2, zones)
              .then("confront remote-town with sneak", roll, "resolve road-home", "decline");

      assertThat(scene.hero(1).progress()).isEmpty();
      assertThat(scene.site("green-meadows").encounters().contains(Scene.card("remote-town")))
          .isTrue();
    }
  }

  @Test
  @Shows("GOK-Q-94")
  void withTheStrangerItsEnemyTokensAndEvasionsGo() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: green-meadows, camped: true, enemies: [farmer], evaded: [farmer]}
                  1: {race: elf, profession: wizard, at: green-meadows, gold: 0, fate: 0}
                places: {green-meadows: {encounters: [farmer]}}
                """)
            .then("confront farmer with influence", "roll 2 of 3");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.hero(0).enemies().isEmpty()).isTrue();
    assertThat(scene.hero(0).evaded().isEmpty()).isTrue();
  }

  @Test
  @Shows("GOK-Q-04")
  void whatAHeroHasEvadedIsNotConfronted() {
    Scene scene = stranger("evaded: [wandering-knight]");

    assertThat(scene.refused("confront wandering-knight with influence"))
        .containsExactly("GOK-Q-04");
    assertThat(scene.refused("provoke wandering-knight")).containsExactly("GOK-Q-04");
  }

  @Test
  @Shows("GOK-STRANGER-05")
  void aStrangerThatIsAnEnemyIsNoLongerConfronted() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            turn: {met: [farmer]}
            heroes: {0: {at: frostmaw}, 1: {at: green-meadows, enemies: [farmer]}}
            places: {green-meadows: {encounters: [farmer]}}
            """);

    assertThat(scene.refused("confront farmer with influence")).containsExactly("GOK-STRANGER-05");
    assertThat(scene.refused("provoke farmer")).containsExactly("GOK-STRANGER-05");
  }

  @Test
  @Shows("GOK-CONFRONT-08")
  void whoeverIsMovedAwayByTheConfrontTakesNoTest() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 1},"
                + " abilities: [{on: confronted, effects: [{relocate: {location: Frostmaw}}]}],"
                + " provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes: {0: {at: old-wood}, 1: {at: green-meadows, gold: 0, fate: 0}}
                places: {green-meadows: {encounters: [remote-town]}}
                """)
            .then("confront remote-town with sneak");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("frostmaw"));
    assertThat(scene.state().tests()).isEmpty();
    assertThat(scene.asked()).isZero();
  }
}
