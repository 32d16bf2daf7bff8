package org.lawspeaker.hofordeals.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Ties, and the duel. */
class TieTest {
  /** Seats 2 and 0 of three have 5 Fame each; seat 1 has none, and the last turn. */
  private static Scene tied(String clock, String first, String second) {
    return EndTest.last(
        3, "kills: 3" + clock, "2: {fame: %s}, 0: {fame: %s},".formatted(first, second));
  }

  @Test
  @Shows("HOF-TIE-01")
  void isWonByWhoDefeatedTheKing() {
    Scene scene = tied(", slayer: '0'", "4, shards: 5", "5, shards: 0");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(0);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-01");
  }

  @Test
  @Shows("HOF-TIE-01")
  void isNotWonByASlayerWhoIsNotTied() {
    Scene scene = tied(", slayer: '1'", "4, shards: 5", "5, shards: 0");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(2);
  }

  @Test
  @Shows({"HOF-TIE-02", "HOF-Q-64"})
  void isWonByTheMostTokenShardsOtherwise() {
    Scene scene = tied("", "4, shards: 4", "5, shards: 2");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(2);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-02");
  }

  @Test
  @Shows("HOF-TIE-02")
  void asksOnlyForTheTokenShardsOfTheTied() {
    Scene scene =
        EndTest.last(
            4,
            "kills: 4",
            "3: {fame: 4, shards: 4}, 0: {fame: 5, shards: 2}, 1: {fame: 0, shards: 12},");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(3);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-02");
  }

  @Test
  @Shows({"HOF-TIE-03", "HOF-TIE-04"})
  void leadsToADuelOfThoseWhoAreStillTied() {
    Scene scene = tied("", "5, hand: [hack], " + Battle.bound("veteran 3"), "6");

    assertThat(scene.window()).isEqualTo("duel");
    assertThat(scene.hero(2).hand().size()).isEqualTo(5);
    assertThat(scene.hero(2).bound()).isEmpty();
    assertThat(scene.hero(2).deck().size()).isEqualTo(6);
    assertThat(scene.moves()).contains("done");
    assertThat(scene.told())
        .contains(
            "HOF-TIE-03: seat 2 and seat 0 duel",
            "HOF-TIE-04: seat 2 shuffles all cards for the duel");
  }

  /** What all knew of the old hand says nothing of the new one. */
  @Test
  @Shows("HOF-TIE-04")
  void showsNothingOfTheNewHand() {
    Scene scene = tied("", "5, hand: [hack], shown: [hack]", "5");

    assertThat(scene.window()).isEqualTo("duel");
    assertThat(scene.hero(2).shown().isEmpty()).isTrue();
  }

  /** Seat 2 draws first in a duel with seat 0. */
  private static Scene duel(String first, String second) {
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        clock: {level: 3, kills: 3}
        heroes: {2: {%s}, 0: {%s},
          1: {discard: [7 strive, 2 forage, hack]}}
        """
            .formatted(first, second);
    Scene scene = Scene.of(3, zones).then("done");
    return scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
  }

  /** The five cards of a duellist, then those of the Strike Bonus. */
  private static Scene fights(Scene scene, String five, String... more) {
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw " + five);
    return five.equals("hack")
        ? scene.then("bind hack", "done").then(more)
        : scene.then("done").then(more);
  }

  @Test
  @Shows({"HOF-TIE-05", "HOF-TIE-06", "HOF-TIE-07", "HOF-Q-63"})
  void isWonByTheGreatestPower() {
    Scene scene = duel("fame: 5", "fame: 5");
    fights(scene, "strive", "draw strive", "draw strive");
    fights(scene, "hack", "draw strive", "draw strive");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(0);
    assertThat(scene.outcome().citation().id()).isEqualTo("HOF-TIE-07");
    assertThat(scene.told())
        .contains("HOF-TIE-07: seat 0 has 4 Power in the duel")
        .last()
        .isEqualTo("HOF-TIE-07: The Hero is seat 0");
  }

  @Test
  @Shows("HOF-Q-63")
  void isSharedAfterADrawnDuel() {
    Scene scene = duel("fame: 5", "fame: 5");
    fights(scene, "hack", "draw strive", "draw strive");
    fights(scene, "hack", "draw strive", "draw strive");

    assertThat(scene.outcome().results())
        .containsExactly(Outcome.Result.DREW, Outcome.Result.LOST, Outcome.Result.DREW);
    assertThat(scene.told()).last().isEqualTo("HOF-Q-63: Victory is shared by seat 0 and seat 2");
  }

  @Test
  @Shows({"HOF-Q-63", "HOF-TIE-07"})
  void countsOtherAssignableEquipment() {
    Scene scene = duel("fame: 3, gear: {side: detonator}", "fame: 5");
    fights(scene, "strive", "draw strive", "draw strive");
    fights(scene, "strive", "draw strive", "draw strive");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(2);
  }

  /** The Whetstone, of 2 Fame, gives the axe 1 Power more. */
  @Test
  @Shows({"HOF-Q-63", "HOF-TIE-07"})
  void countsWhatIsInForceForTheWeapon() {
    Scene scene = duel("fame: 3, gear: {side: whetstone}", "fame: 5");
    fights(scene, "strive", "draw strive", "draw strive");
    fights(scene, "strive", "draw strive", "draw strive");

    assertThat(scene.told()).contains("HOF-TIE-07: seat 2 has 4 Power in the duel");
    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(2);
  }

  @Test
  @Shows("HOF-TIE-06")
  void drawsTheWholeStrikeBonus() {
    Scene scene = duel("fame: 0, gear: {body: mantle-of-ages}", "fame: 6");
    fights(scene, "strive", "draw strive", "draw strive", "draw forage");

    assertThat(scene.hero(2).bound()).hasSize(3);
  }

  /** Seat 2 takes the first turn of every round, so that seat 1 takes the last. */
  @Test
  @Shows({"HOF-Q-63", "HOF-SETUP-12"})
  void goesRoundFromTheStartingPlayer() {
    Scene scene =
        Scene.of(
                Setup.of(4).with("first", "2"),
                """
                step: acquire
                turn: {active: "1"}
                clock: {level: 3, kills: 4}
                heroes: {0: {fame: 5}, 1: {fame: 5}, 2: {fame: 2}, 3: {fame: 5}}
                """)
            .then("done")
            .chance();
    assertThat(scene.told()).contains("HOF-TIE-03: seat 3, seat 0 and seat 1 duel");
    assertThat(scene.allowed("seat 3: done")).containsExactly("HOF-TIE-05");
    assertThat(scene.refused("seat 0: done")).containsExactly("HOF-Q-63");
    assertThat(scene.refused("seat 2: done")).containsExactly("HOF-TIE-03");

    assertThat(scene.then("done").chance().state().turn().active()).hasToString("seat 0");
    assertThat(scene.refused("seat 3: done")).containsExactly("HOF-Q-63");
    assertThat(scene.then("done").chance().state().turn().active()).hasToString("seat 1");
  }

  /** A shield that was drawn and left lies in the played area when the game ends. */
  @Test
  @Shows({"HOF-TIE-04", "HOF-Q-63"})
  void shufflesThePlayedAreaToo() {
    Scene scene =
        duel("fame: 2, played: [conjured-shield, hack], discard: [7 strive, 2 forage]", "fame: 4")
            .chance();

    assertThat(scene.window()).isEqualTo("duel");
    assertThat(scene.hero(2).played().isEmpty()).isTrue();
    assertThat(scene.hero(2).deck().size()).isEqualTo(6);
  }

  /** Ambidexterity gains for each other Trickster card played; Cutpurse was the opponent's. */
  @Test
  @Shows({"HOF-TIE-05", "HOF-Q-63"})
  void countsNoCardThatTheOtherHasPlayed() {
    Scene scene =
        duel(
            "fame: 4, discard: [7 strive, 2 forage, cutpurse]",
            "fame: 2, discard: [7 strive, 2 forage, ambidexterity]");
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw cutpurse");
    scene.then("play cutpurse", "done", "draw strive", "draw strive");
    fights(scene, "strive", "draw ambidexterity", "draw strive");

    assertThat(scene.told()).contains("HOF-TIE-07: seat 0 has 4 Power in the duel"); // 1 + 2 + 1
  }

  /** What was used in the last turn of the game can be used again: the duel is no part of it. */
  @Test
  @Shows({"HOF-TIE-05", "HOF-Q-63"})
  void letsWhatWasUsedInTheLastTurnBeUsedAgain() {
    Scene scene =
        Scene.of(
                3,
                """
                step: acquire
                turn: {active: "1", used: [lucky-coin]}
                clock: {level: 3, kills: 3}
                heroes: {0: {fame: 5}, 1: {fame: 4, gear: {side: lucky-coin}}}
                """)
            .then("done")
            .chance()
            .then("done")
            .chance();

    assertThat(scene.state().turn().active()).hasToString("seat 1");
    assertThat(scene.moves()).contains("use lucky-coin");
  }

  @Test
  @Shows({"HOF-TIE-05", "HOF-BIND-02"})
  void bindsNoMoreThanTheBindingLimit() {
    String attacks =
        "fame: 3, discard: [7 strive, 2 forage, hack], " + "deck: {bag: [2 veteran, vanguard]}";
    Scene scene =
        duel(attacks, "fame: 5")
            .then("draw hack", "draw veteran", "draw veteran", "draw vanguard", "draw strive")
            .then("bind hack", "bind veteran", "bind veteran");

    assertThat(scene.refused("bind vanguard")).containsExactly("HOF-BIND-02");
    assertThat(scene.allowed("play strive")).contains("HOF-PLAY-01");
  }

  @Test
  @Shows({"HOF-TIE-06", "HOF-STRIKE-06"})
  void resolvesTheCardsOfTheStrikeBonus() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [{gain: {what: effort, amount: 9}}]}], provenance: house}");

    assertThat(strikes(game).outcome().winners()).extracting(Seat::index).containsExactly(0);
  }

  /** Last Stand has 2 more Power at 4 Health or less, and Field Medicine gives Health. */
  @Test
  @Shows({"HOF-STRIKE-04", "HOF-TIE-06", "HOF-Q-63"})
  void letsTheDuellistOrderTheCardsOfTheStrikeBonus() {
    String cards = "discard: [7 strive, 2 forage, hack, field-medicine, last-stand]";
    Scene scene = duel("fame: 1, health: 4, " + cards, "fame: 5");
    fights(scene, "strive", "draw field-medicine", "draw last-stand");
    assertThat(scene.moves())
        .containsExactly("choose bound field-medicine", "choose bound last-stand");
    assertThat(scene.refused("seat 0: choose bound last-stand")).containsExactly("HOF-Q-63");

    scene.then("choose bound last-stand");

    assertThat(scene.told())
        .contains("HOF-STRIKE-04: seat 2 resolves Last Stand")
        .contains("HOF-TIE-07: seat 2 has 10 Power in the duel");
  }

  /** A duel of which both only draw their Strike Bonus, the second a card of the test's own. */
  private static Scene strikes(HofOrdeals game) {
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        clock: {level: 3, kills: 3}
        heroes: {2: {fame: 5}, 0: {fame: 5, discard: [test-card, 7 strive, 2 forage, hack]},
          1: {discard: [7 strive, 2 forage, hack]}}
        """;
    Scene scene = Scene.of(game, Setup.of(3), zones).then("done");
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
    fights(scene, "strive", "draw strive", "draw strive");
    return fights(scene, "strive", "draw test-card", "draw strive");
  }

  @Test
  @Shows({"HOF-TIE-06", "HOF-STRIKE-06"})
  void appliesWhatACardSaysOfBeingDrawnIntoACombat() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{on:"
                + " struck, effects: [{gain: {what: effort, amount: 9}}]}], provenance: house}");

    assertThat(strikes(game).outcome().winners()).extracting(Seat::index).containsExactly(0);
  }

  @Test
  @Shows({"HOF-Q-63", "HOF-TIE-07"})
  void countsThePowerOfTheWeapon() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Blade, slot: weapon, weapon: {type: heavy, power: 9, binding: 3, strike:"
                + " 2}, cost: 1, provenance: house}");
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        clock: {level: 3, kills: 3}
        heroes: {2: {fame: 5}, 0: {fame: 5, gear: {weapon: test-blade}},
          1: {discard: [7 strive, 2 forage, hack]}}
        """;
    Scene scene = Scene.of(game, Setup.of(3), zones).then("done");
    scene.then("draw strive", "draw strive", "draw strive", "draw strive", "draw strive");
    fights(scene, "strive", "draw strive", "draw strive");
    fights(scene, "strive", "draw strive", "draw strive");

    assertThat(scene.outcome().winners()).extracting(Seat::index).containsExactly(0);
  }

  /** Nobody fights minions once the game is over: the card that says so does nothing. */
  @Test
  @Shows("HOF-Q-63")
  void hasNoEnemies() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [{fight-minions: {number: 1}}]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: acquire
                turn: {active: "1"}
                clock: {level: 3, kills: 3}
                heroes: {2: {fame: 5, deck: {bag: [7 strive, 2 forage, hack, test-card]}},
                  0: {fame: 5}, 1: {discard: [7 strive, 2 forage, hack]}}
                """)
            .then("done", "draw strive", "draw strive", "draw strive", "draw strive", "draw strive")
            .then("draw strive", "draw strive", "draw strive", "draw strive", "draw test-card");

    assertThat(scene.then("play test-card").window()).isEqualTo("duel");
    assertThat(scene.state().fight()).isEmpty();
  }
}
