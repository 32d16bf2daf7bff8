package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** Turning Encounters face up, and their Usage cubes. */
class RevealingTest {
  private static Scene of(int seats) {
    return Scene.of(
        seats,
        """
        step: explore
        turn: {active: "1"}
        heroes: {1: {food: 3, hand: [hitch-a-ride]}}
        """);
  }

  private static int cubes(Scene scene, String encounter) {
    return scene.siteOf(encounter).cubes();
  }

  @Test
  @Shows({"HOF-REVEAL-01", "HOF-DECK-11"})
  void movingOntoAFaceDownEncounterTurnsItUpAtOnce() {
    Scene scene = of(2).then("go c2");

    assertThat(Scene.GAME.pending(scene.state())).isInstanceOf(Pending.Chance.class);
    scene.then("reveal old-mill");
    assertThat(scene.site(7).shows(Scene.card("old-mill"))).isTrue();
    assertThat(scene.state().board().pool().count(Scene.card("old-mill"))).isZero();
  }

  @Test
  @Shows({"HOF-REVEAL-02", "HOF-USAGE-01"})
  void theUsageCubesArePlacedAsSoonAsItIsRevealed() {
    Scene scene = of(2).then("go c2", "reveal shrine");

    assertThat(cubes(scene, "shrine")).isEqualTo(3);
    assertThat(scene.told())
        .contains("HOF-REVEAL-01: seat 1 reveals Shrine", "HOF-REVEAL-02: 3 Usage cubes on Shrine");
  }

  @Test
  @Shows({"HOF-USAGE-05", "HOF-Q-94"})
  void theUsageValueIsThatOfTheNumberOfPlayers() {
    assertThat(cubes(of(2).then("go c2", "reveal the-crossroad"), "the-crossroad")).isEqualTo(2);
    assertThat(cubes(of(3).then("go c2", "reveal the-crossroad"), "the-crossroad")).isEqualTo(3);
    assertThat(cubes(of(4).then("go c2", "reveal the-crossroad"), "the-crossroad")).isEqualTo(4);
    assertThat(cubes(of(3).then("go c2", "reveal old-mill"), "old-mill")).isEqualTo(2);
    assertThat(cubes(of(4).then("go c2", "reveal old-mill"), "old-mill")).isEqualTo(3);
  }

  @Test
  @Shows("HOF-REVEAL-05")
  void anEffectThatBringsSomebodyThereRevealsItToo() {
    Scene scene = of(2).then("play hitch-a-ride", "choose space c2", "reveal old-mill");

    assertThat(cubes(scene, "old-mill")).isEqualTo(2);
    assertThat(scene.then("decline").hero(1).food()).isEqualTo(3);
  }

  @Test
  @Shows({"HOF-SETUP-05", "HOF-SETUP-06", "HOF-DECK-11"})
  void eachFaceDownEncounterIsEquallyLikelyTheBossOrAnyOther() {
    Scene scene = of(2).then("go c2");
    Distribution<HofMove> odds =
        ((Pending.Chance<HofMove>) Scene.GAME.pending(scene.state())).outcomes();
    int others = scene.state().board().pool().size();

    assertThat(odds.probabilityOf(Reveal.of(Scene.card("jack")))).isEqualTo(Fraction.of(1, 8));
    assertThat(odds.probabilityOf(Reveal.of(Scene.card("shrine"))))
        .isEqualTo(Fraction.of(7, 8 * others));
  }

  @Test
  @Shows({"HOF-SETUP-05", "HOF-DECK-11"})
  void theLastFaceDownEncounterIsTheBossIfNoOtherWas() {
    Scene scene =
        Scene.of(
            2,
            """
            step: explore
            turn: {active: "1"}
            sites: {b2: {card: shrine}, d2: {card: old-mill}, b3: {card: pawn-shop},
              d3: {card: trash-pile}, b4: {card: mr-lionel}, c4: {card: rat-cellar},
              d4: {card: test-of-wit}}
            heroes: {1: {food: 3}}
            """);
    scene.then("go c2");

    assertThat(scene.refused("reveal bandit-camp")).containsExactly("HOF-REVEAL-01");
    assertThat(
            ((Pending.Chance<HofMove>) Scene.GAME.pending(scene.state()))
                .outcomes()
                .outcomes()
                .toList())
        .containsExactly(Reveal.of(Scene.card("jack")));
  }

  @Test
  @Shows("HOF-Q-10")
  void theJackIsTurnedUpWithHisEncounter() {
    Scene scene = of(2).then("go c2", "reveal jack", "turn up jack-of-dust");
    int royalty = scene.state().board().royalty().orElseThrow();
    assertThat(scene.told())
        .contains("HOF-Q-10: Jack of Dust is turned up")
        .noneMatch(each -> each.contains("Usage cube"));

    assertThat(Scene.GAME.cards().royalty(royalty).rank()).isEqualTo(Rank.JACK);
  }

  @Test
  @Shows({"HOF-JACK-01", "HOF-Q-10"})
  void theJackStrikesThePlayersWhenHeIsFirstMet() {
    Scene scene =
        Scene.of(
            3,
            "{step: explore, turn: {active: '1'}, heroes: {0: {food: 3}, 1: {food: 3}, 2: {food:"
                + " 1}}}");
    scene.then("go c2", "reveal jack", "turn up jack-of-dust");

    assertThat(scene.state().heroes()).extracting(hero -> hero.food()).containsExactly(1, 0, 0);
  }

  @Test
  @Shows("HOF-Q-10")
  void aJackTurnedUpAtSetupStrikesWhenHisEncounterIsRevealed() {
    Scene scene =
        Scene.of(
            Setup.of(2).with("jack", "setup"),
            """
            step: explore
            board: {royalty: jack-of-dust}
            turn: {active: "1"}
            heroes: {0: {food: 3}, 1: {food: 3}}
            """);
    scene.then("go c2", "reveal jack");

    assertThat(scene.state().heroes()).extracting(hero -> hero.food()).containsExactly(1, 0);
  }

  @Test
  @Shows({"HOF-ENC-02", "HOF-BOSS-10"})
  void onlyEncountersOfTheLevelLieFaceDown() {
    Scene scene = of(2).then("go c2");

    assertThat(scene.refused("reveal demon-trader")).containsExactly("HOF-REVEAL-01");
    assertThat(scene.refused("reveal queen")).containsExactly("HOF-REVEAL-01");
  }

  @Test
  @Shows({"HOF-Q-37", "HOF-KING-01"})
  void theKingRevealedWithoutAFightHasNoToken() {
    String revealed =
        """
        step: explore
        clock: {level: 3}
        board: {royalty: king-of-scales}
        turn: {active: "1"}
        heroes: {1: {food: 1}}
        """;
    Scene standard = Scene.of(2, revealed).then("go c2", "reveal king");
    Scene other =
        Scene.of(Setup.of(2).with("king-token", "reveal"), revealed).then("go c2", "reveal king");

    assertThat(standard.state().board().king()).isEmpty();
    assertThat(other.state().board().king()).contains(7);
  }

  /** No card moves another player's Adventurer; should one do so, it gets its cubes alone. */
  @Test
  @Shows("HOF-Q-109")
  void nobodyIsAmbushedInAnothersTurn() {
    assertThat(windowOf(1)).isEqualTo("ambush");
    assertThat(windowOf(2)).isEqualTo("explore");
  }

  /** What is asked when this seat turns an Ambush up in the turn of seat 1. */
  private static String windowOf(int seat) {
    Scene scene =
        Scene.of(
            3,
            "{step: explore, turn: {active: '1'}, heroes: {1: {hand: [hack]}, 2: {hand: [hack]}}}");
    Table table = new Table(Scene.GAME.cards(), scene.state(), WorkTable.Use.PLAYING);
    table.push(new Revealing(Seat.of(seat), 7));
    table.play(Reveal.of(Scene.card("roadside-trap")));
    return table.pending().asked().orElseThrow().name();
  }

  /** Cubes that count kills are not there to be used, and those to be used count no kills. */
  @Test
  @Shows({"HOF-USAGE-07", "HOF-KFIGHT-11"})
  void cubesAreForActivationsOrForTheKingsKills() {
    Scene scene =
        Scene.of(
                3,
                """
                step: fatigue
                turn: {active: "1"}
                clock: {level: 3}
                board: {royalty: king-of-scales, king: 7}
                sites: {d4: {card: king}, c2: {card: throne-guard, cubes: 3}}
                heroes: {0: {health: 1}, 1: {space: c2, health: 2}, 2: {health: 1}}
                """)
            .then("done", "retreat", "draw wound")
            .chance();
    assertThat(scene.state().clock().kills()).isEqualTo(1);
    assertThat(scene.siteOf("throne-guard").cubes()).isEqualTo(3);
    assertThat(scene.siteOf("king").cubes()).isZero();
  }

  @Test
  @Shows("HOF-ENC-03")
  void mostEncountersAreLocations() {
    long locations =
        Scene.GAME.cards().pack.encounters().stream()
            .filter(each -> !each.isBoss() && each.kind() != Encounter.Kind.CAMPAIGN)
            .count();
    assertThat(locations).isGreaterThan(Scene.GAME.cards().pack.bosses().size());
  }

  @Test
  @Shows("HOF-SETUP-03")
  void refusesTheRoyaltyOfAnotherLevel() {
    Scene scene = of(2).then("go c2", "reveal jack");

    assertThat(scene.refused("turn up queen-of-dust")).containsExactly("HOF-SETUP-03");
    assertThat(scene.refused("turn up iron-helm")).isNotEmpty();
  }
}
