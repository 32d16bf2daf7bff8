package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Fights with the King that a player begins, and how his token comes to the board. */
class KingTokenTest {
  private static Scene explore(String more, String hero) {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "2"}
        clock: {level: 3}
        sites: {d4: {card: king}, c2: {card: throne-guard, cubes: 2}}
        board: {royalty: king-of-plague%s}
        heroes: {2: {food: 1, %s}}
        """
            .formatted(more, hero));
  }

  @Test
  @Shows("HOF-KFIGHT-01")
  void refusesAFightAwayFromTheToken() {
    assertThat(explore(", king: 7", "space: c3").refused("challenge king"))
        .containsExactly("HOF-KFIGHT-01");
  }

  @Test
  @Shows({"HOF-KFIGHT-02", "HOF-MOVE-08"})
  void letsWhoStandsWithTheTokenFightOrActivateOrNeither() {
    Scene scene = explore(", king: 7", "space: c3").then("go c2");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.moves()).contains("challenge king", "activate", "done");
  }

  @Test
  @Shows("HOF-Q-112")
  void leavesHisEncounterToBeActivatedWhereHeIsAtHome() {
    assertThat(explore(", king: d4", "space: d4").moves()).contains("activate", "challenge king");
    assertThat(explore(", king: 7", "space: d4").refused("activate")).containsExactly("HOF-Q-112");
  }

  /** The token is gone before the last reward is gained. */
  @Test
  @Shows("HOF-Q-91")
  void isGoneAsSoonAsTheKingIsSlain() {
    String zones =
        Battle.bossZones(
                "assigning",
                3,
                "king-of-dust",
                Battle.bound("champion 5", "veteran 3"),
                "king-of-dust=5",
                "1-of-dust")
            .replace("origin: activated", "origin: king")
            .replace("board: {", "board: {king: c2, ");
    Scene scene = Scene.of(3, zones);
    scene.then("assign veteran to 1-of-dust", "assign champion to king-of-dust", "done");

    assertThat(scene.window()).isEqualTo("loot");
    assertThat(scene.state().board().king()).isEmpty();
  }

  /** Drowned Hall below him would raise the Strike Bonus, and is not activated. */
  @Test
  @Shows({"HOF-Q-111", "HOF-Q-83"})
  void fightsByHisOwnEncounterWhateverLiesBelow() {
    String zones =
        "{step: explore, turn: {active: '2'}, clock: {level: 3}, board: {royalty:"
            + " king-of-plague, king: 7}, sites: {d4: {card: king}, c2: {card: drowned-hall, cubes: 2}},"
            + " heroes: {2: {space: c2}}}";
    Scene scene = Scene.of(3, zones).then("challenge king", "draw 4-of-dust").chance();

    assertThat(scene.state().fight().orElseThrow().encounter()).isEqualTo(Scene.card("king"));
    assertThat(scene.hero(2).bound()).hasSize(2);
    assertThat(scene.refused("go c3")).containsExactly("HOF-KFIGHT-06");
    assertThat(scene.site(7).cubes()).isEqualTo(2);
  }

  /** He sells to Wanderers, Throne Guard to Soldiers. */
  @Test
  @Shows({"HOF-Q-111", "HOF-ACQUIRE-03"})
  void leavesTheAcquireStepToWhatLiesBelow() {
    String zones =
        "{step: acquire, turn: {active: '2'}, clock: {level: 3}, board: {royalty:"
            + " king-of-plague, king: 7}, sites: {d4: {card: king}, c2: {card: throne-guard, cubes: 2}},"
            + " decks: {row: [veteran, trail-rations, rally, rally, recall, lantern]}, heroes: {2:"
            + " {space: c2, effort: 9}}}";
    Scene scene = Scene.of(3, zones);

    assertThat(scene.refused("buy trail-rations")).containsExactly("HOF-ACQUIRE-03");
    assertThat(scene.moves()).contains("buy veteran").doesNotContain("buy trail-rations");
  }

  @Test
  @Shows("HOF-KFIGHT-06")
  void refusesAFightAfterAnActivation() {
    Scene scene = explore(", king: 12", "space: c3").then("activate", "choose option 1");

    assertThat(scene.refused("challenge king")).containsExactly("HOF-EXPLORE-04", "HOF-KFIGHT-06");
  }

  @Test
  @Shows({"HOF-KFIGHT-06", "HOF-KFIGHT-07"})
  void takesAFightForTheActivationOfTheTurn() {
    Scene scene = explore(", king: 7", "space: c2").then("challenge king").chance();
    scene.then("done", "flee").chance();

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.state().turn().activated()).isTrue();
  }

  @Test
  @Shows({"HOF-KING-01", "HOF-Q-37"})
  void putsTheTokenOnTheBoardAfterALostFight() {
    Scene scene = explore("", "space: d4").then("activate").chance();
    assertThat(scene.state().board().king()).isEmpty();

    scene.then("done", "flee").chance();
    assertThat(scene.state().board().king()).contains(18);
  }

  @Test
  @Shows("HOF-Q-37")
  void putsTheTokenOnTheBoardWithHisEncounterByTheOtherReading() {
    String hidden =
        """
        step: explore
        turn: {active: "2"}
        clock: {level: 3}
        board: {royalty: king-of-plague}
        heroes: {2: {food: 1}}
        """;
    Scene revealed =
        Scene.of(Setup.of(3).with("king-token", "reveal"), hidden).then("go c2", "reveal king");

    assertThat(revealed.state().board().king()).contains(7);
    assertThat(Scene.of(3, hidden).then("go c2", "reveal king").state().board().king()).isEmpty();
  }

  @Test
  void mayBeThereWhileWhichKingItIsIsTurnedUp() {
    String unknown =
        "{step: explore, turn: {active: '2'}, clock: {level: 3}, heroes: {2: {food: 1}}}";
    Scene scene =
        Scene.of(Setup.of(3).with("king-token", "reveal"), unknown).then("go c2", "reveal king");

    assertThat(scene.state().board().king()).contains(7);
    assertThat(scene.state().board().royalty()).isEmpty();
    assertThat(Scene.GAME.check(scene.state())).isEmpty();
  }

  @Test
  @Shows("HOF-Q-112")
  void leavesAPlainSpaceWhereTheTokenHasLeft() {
    assertThat(explore(", king: 7", "space: d4").refused("activate")).containsExactly("HOF-Q-112");
  }

  @Test
  @Shows({"HOF-Q-107", "HOF-KFIGHT-11"})
  void leavesTheDefeatToWhoDiesInTheSameRound() {
    Scene scene =
        Scene.of(
                3,
                Battle.bossZones(
                    "assigning",
                    3,
                    "king-of-dust",
                    "health: 2, " + Battle.bound("champion 5", "veteran 4"),
                    "king-of-dust=5",
                    "4-of-skulls"))
            .then("assign veteran to 4-of-skulls", "assign champion to king-of-dust", "done")
            .then("choose 4-of-skulls", "choose option 2")
            .chance();

    assertThat(scene.window()).isEqualTo("royal-loot");
    assertThat(scene.state().clock().slayer()).contains(Seat.of(1));
    assertThat(scene.state().clock().kills()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-Q-91")
  void removesTheTokenWithTheKing() {
    String king =
        Battle.bossZones(
            "assigning", 3, "king-of-dust, king: 7", Battle.bound("champion 5"), "king-of-dust=5");
    Scene scene = Scene.of(3, king).then("assign champion to king-of-dust", "done");

    assertThat(scene.state().board().king()).isEmpty();
    assertThat(scene.state().board().royalty()).isEmpty();
  }

  @Test
  @Shows("HOF-KING-01")
  void comesToTheBoardAlsoIfTheKingHasKilledWhoMetHim() {
    String zones = Battle.bossZones("continuing", 3, "king-of-dust", "health: 1", "king-of-dust");
    Scene scene = Scene.of(3, zones).then("flee", "draw scratch").chance();

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.state().board().king()).contains(7);
  }

  @Test
  @Shows("HOF-PLAY-12")
  void goesBackToHisEncounterWhenACardSaysSo() {
    Scene scene =
        Scene.of(
                3,
                """
                step: explore
                turn: {active: "2"}
                clock: {level: 3}
                sites: {d4: {card: king}, c2: {card: sanctuary, cubes: 1}}
                board: {royalty: king-of-plague, king: 7}
                heroes: {2: {space: c2, health: 5}}
                """)
            .then("activate");

    assertThat(scene.state().board().king()).contains(18);
    assertThat(scene.events())
        .extracting(Event::says)
        .contains("the King goes back to his Encounter");
  }
}
