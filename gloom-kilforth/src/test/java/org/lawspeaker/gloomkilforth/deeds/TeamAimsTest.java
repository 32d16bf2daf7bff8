package org.lawspeaker.gloomkilforth.deeds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What a team was formed for, and what comes of it where that is another thing. */
class TeamAimsTest {
  /** Seats 1 and 2 are at a Place with an Imp, which seat 2 has evaded. */
  private static Scene evadedByTheMate() {
    return Scene.of(
        3,
        """
        turn-of: 1
        turn: {team: ["2"], drawn: [sulphur-imp]}
        heroes:
          0: {at: frostmaw}
          1: {at: bone-fields, fate: 0, gold: 0, hp: 4}
          2: {at: bone-fields, fate: 0, gold: 0, evaded: [sulphur-imp]}
        places: {bone-fields: {encounters: [sulphur-imp, buried-temple]}}
        """);
  }

  @Test
  @Shows({"GOK-Q-04", "GOK-SURPRISE-03"})
  void whoseTeamHasEvadedTheFoeEngagesItAloneStageByStage() {
    Scene scene = evadedByTheMate();
    assertThat(scene.state().battles().get(0).heroes()).hasSize(1);
    assertThat(scene.odds()).containsKey("roll 3 of 3"); // the Imp has Fight 2, and Surprise

    scene.then("roll 0 of 3").chance();
    assertThat(scene.window()).isEqualTo("escape");
  }

  @Test
  @Shows({"GOK-TEAM-04", "GOK-Q-116"})
  void whoIsHiddenAsTheEngagementBeginsFightsAlone() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                turn: {team: ["2"]}
                heroes:
                  0: {at: frostmaw}
                  1: {at: bone-fields, fate: 0, gold: 0, hidden: true}
                  2: {at: bone-fields, fate: 0, gold: 0}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("surprise");

    assertThat(scene.state().battles().get(0).heroes()).extracting(Seat::index).containsExactly(1);
  }

  @Test
  @Shows("GOK-TEAM-14")
  void aTeamDisbandsWhereTheFoeIsEvadedWithoutATest() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("evasion", "automatic"),
                """
                turn-of: 1
                turn: {team: ["2"]}
                heroes:
                  0: {at: frostmaw}
                  1: {race: dark-elf, profession: rogue, at: bone-fields, hidden: true}
                  2: {at: bone-fields}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("accept");

    assertThat(scene.state().turn().team()).isEmpty();
  }

  /** Seat 2 will not fight the Imp; it is also at a Place. */
  private static Scene declined() {
    return Scene.of(
            3,
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: orc, profession: priest, at: bone-fields, fate: 0, gold: 0, hp: 4, ap: 4}
              2: {at: bone-fields, fate: 0, gold: 0}
            places: {bone-fields: {encounters: [sulphur-imp, buried-temple]}}
            """)
        .then("team with seat 2", "decline");
  }

  @Test
  @Shows("GOK-TEAM-01")
  void whoDidNotWantToFightIsAskedAgainOnlyWhenTheEngagementIsOver() {
    Scene scene = declined().then("roll 0 of 2", "roll 0 of 5");
    assertThat(scene.window()).isEqualTo("escape");
    assertThat(scene.refused("team with seat 2")).containsExactly("GOK-TEAM-01");

    scene.then("fight", "roll 0 of 2", "roll 2 of 5", "take gold", "keep card");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.then("team with seat 2", "accept").state().turn().team()).hasSize(1);
  }

  @Test
  @Shows("GOK-TEAM-01")
  void whoDidNotWantToJoinMayBeWillingAfterAnAction() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {at: bone-fields, ap: 4}
                  2: {at: bone-fields}
                places: {bone-fields: {encounters: [buried-temple]}}
                """)
            .then("team with seat 2", "decline", "hide", "come out");

    assertThat(scene.allowed("team with seat 2")).containsExactly("GOK-TEAM-01");
  }

  @Test
  @Shows({"GOK-TEAM-01", "GOK-Q-116"})
  void whoIsPutElsewhereAsItComesOutDoesNotJoinTheBattle() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: hidden-lost, effects: [{relocate: {location: Frostmaw}}]}]"),
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  0: {at: windrow}
                  1: {at: bone-fields, fate: 0, gold: 0}
                  2: {at: bone-fields, hidden: true, assets: [captain]}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("choose sulphur-imp", "team with seat 2", "come out");

    assertThat(scene.odds()).containsKey("roll 0 of 2");
    assertThat(scene.state().turn().team()).isEmpty();
    assertThat(scene.state().battles()).allMatch(battle -> battle.heroes().size() == 1);
  }

  @Test
  @Shows({"GOK-DEFEATED-02", "GOK-Q-11", "GOK-TURN-02"})
  void theActiveHeroGoesOnWithItsTurnWhereItsMateFalls() {
    Scene scene =
        Scene.team(
                Scene.GAME,
                "race: human, profession: rogue, gold: 0, hand: []",
                "race: elf, profession: wizard, gold: 0, hand: [], hp: 1")
            .then("roll 0 of 2", "roll 2 of 2", "roll 1 of 2", "roll 0 of 1", "take gold")
            .then("give seat 2 0 gold", "keep card", "choose seat 1");

    assertThat(scene.hero(2).defeated()).isTrue();
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("action");
  }
}
