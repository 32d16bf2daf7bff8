package org.lawspeaker.hofordeals.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Effects that reach another Encounter than the one stood on. */
class AnotherEncounterTest {
  /** Seat 1 of three has played two Wanderer cards at the Test of Endurance on c2. */
  private static Scene endurance(String others) {
    return Scene.of(
            3,
            """
            step: explore
            clock: {level: 2}
            turn: {active: "1", began: 7, played: [hunt, trail-rations]}
            sites: {c2: {card: test-of-endurance, cubes: 2}, %s}
            heroes: {1: {space: c2}}
            """
                .formatted(others))
        .then("activate");
  }

  @Test
  @Shows({"HOF-CARD-39", "HOF-Q-82"})
  void offersEveryOtherEventThatCanBeActivated() {
    Scene scene =
        endurance(
            "a1: {card: gambling-den, cubes: 1}, b2: {card: caravan, cubes: 1}, d2: {card:"
                + " lizard-nest, cubes: 2}");

    assertThat(scene.moves()).containsExactlyInAnyOrder("choose space a1", "choose space b2");
    assertThat(scene.refused("choose space d2")).containsExactly("HOF-PLAY-12");
    assertThat(scene.refused("choose space c2")).containsExactly("HOF-PLAY-12");
  }

  @Test
  @Shows("HOF-CARD-40")
  void asksNothingIfTheOthersHaveNoCubes() {
    Scene scene = endurance("b2: {card: caravan, cubes: 0}");

    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-Q-82")
  void asksNothingIfTheOthersAreNoEvents() {
    Scene scene = endurance("d2: {card: lizard-nest, cubes: 2}");

    assertThat(scene.window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-CARD-40")
  void leavesACubeThatItDoesNotNeed() {
    Scene scene = endurance("b2: {card: gambling-den, cubes: 3}").then("choose space b2");
    scene.then("choose option 1", "choose option 1");

    assertThat(scene.site(6).cubes()).isEqualTo(1);
    assertThat(scene.hero(1).effort()).isEqualTo(6);
  }

  /** Seat 1 of three, with a card that moves by as many Encounters, stands on c2. */
  private static Scene card(String effect, String sites) {
    return Scene.of(
            OwnPack.with(
                "skills",
                "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities:"
                    + " [{effects: ["
                    + effect
                    + "]}], provenance: house}"),
            Setup.of(3),
            """
            step: explore
            turn: {active: "1", began: 7}
            sites: {c2: {card: shrine, cubes: 2}%s}
            heroes: {1: {space: c2, hand: [test-card]}}
            """
                .formatted(sites))
        .then("play test-card");
  }

  @Test
  @Shows("HOF-USAGE-01")
  void cubesArePlacedOnTheEncounterStoodOn() {
    assertThat(card("{place-cubes: {cubes: 2, here: true}}", "").site(7).cubes()).isEqualTo(4);
    assertThat(card("{place-cubes: {cubes: -3, here: true}}", "").site(7).cubes()).isZero();
  }

  @Test
  @Shows("HOF-USAGE-04")
  void cubesArePlacedOnNoEncounterWithoutAUsageValue() {
    assertThat(card("{place-cubes: {cubes: 1}}", "").window()).isEqualTo("explore");
  }

  private static final HofOrdeals REPLACING =
      OwnPack.with(
          "skills",
          "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities:"
              + " [{effects: [replace-encounter]}], provenance: house}");

  /** Seat 1 of three stands on this Encounter, and may bring back the Shrine. */
  private static Scene replacing(String encounter) {
    return replacing("c2", encounter);
  }

  private static Scene replacing(String space, String encounter) {
    return Scene.of(
            REPLACING,
            Setup.of(3),
            """
            step: explore
            turn: {active: "1", began: 7}
            board: {used: [shrine], royalty: jack-of-dust}
            sites: {%s: {card: %s}}
            heroes: {1: {space: %s, hand: [test-card]}}
            """
                .formatted(space, encounter, space))
        .then("play test-card");
  }

  @Test
  @Shows("HOF-Q-74")
  void anEncounterIsReplacedButTheTownAndABossAreNot() {
    assertThat(replacing("old-mill").moves()).containsExactly("choose shrine");
    assertThat(replacing("jack").window()).isEqualTo("explore");
    assertThat(replacing("c3", "town").window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-CARD-29")
  void aFreeMoveMayBeDeclined() {
    Scene scene = card("{move-free: {encounters: 2}}", ", c1: {card: old-mill, cubes: 2}");
    assertThat(scene.moves()).contains("choose space c1", "decline");

    assertThat(scene.then("choose space c1", "decline").window()).isEqualTo("explore");
    assertThat(scene.hero(1).space()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-CARD-44")
  void itsFightIsAtThatEncounter() {
    Scene scene = endurance("b2: {card: the-crossroad, cubes: 1}").then("choose space b2");
    scene.then("draw 1-of-dust");

    assertThat(scene.state().fight().orElseThrow().encounter())
        .isEqualTo(Scene.card("the-crossroad"));
    assertThat(scene.state().board().siteOf(Scene.card("shrine"))).isNull();
  }

  /** Two Events that activate each other would do so without end. */
  @Test
  @Shows("HOF-Q-82")
  void offersNoEventThatMayActivateAnother() {
    HofOrdeals game =
        OwnPack.with(
            "encounters",
            "{name: Test Card, level: 2, kind: event, effects: [{may: {then: [{activate-again:"
                + " 1}]}}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                clock: {level: 2}
                turn: {active: "1", began: 7, played: [hunt, trail-rations]}
                sites: {c2: {card: test-of-endurance, cubes: 2}, b2: {card: test-card},
                  d2: {card: caravan, cubes: 1}}
                heroes: {1: {space: c2}}
                """)
            .then("activate");

    assertThat(scene.moves()).containsExactly("choose space d2");
  }

  /** The Gate says "this Encounter", wherever its user stands. */
  @Test
  @Shows("HOF-CARD-07")
  void replacesTheEncounterThatSaysSo() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects:"
                + " [{activate-again: 1}]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                step: explore
                clock: {level: 3}
                turn: {active: "1"}
                board: {used: [shrine, old-mill]}
                sites: {c2: {card: sanctuary, cubes: 1}, b2: {card: beyond-the-13th-gate, cubes: 1}}
                heroes: {1: {space: c2, hand: [test-card]}}
                """)
            .then("play test-card", "choose space b2", "choose shrine");

    assertThat(scene.siteOf("shrine").space()).isEqualTo(6);
    assertThat(scene.siteOf("sanctuary").space()).isEqualTo(7);
  }

  /** Seat 1 has paid the Demon Trader once, through the Test of Endurance. */
  private static Scene paidOnce(int shards) {
    return Scene.of(
            Setup.of(3),
            """
            step: explore
            clock: {level: 2}
            turn: {active: "1", began: 7, played: [hunt, trail-rations]}
            sites: {c2: {card: test-of-endurance, cubes: 1}, d2: {card: demon-trader, cubes: 3}}
            heroes: {1: {space: c2, shards: %d}}
            """
                .formatted(shards))
        .then("activate", "choose space d2", "draw titan-maul", "choose titan-maul");
  }

  @Test
  @Shows({"HOF-ENC-07", "HOF-CARD-40"})
  void whatCostsSomethingIsActivatedOnceMoreOnlyIfThePlayerWants() {
    Scene scene = paidOnce(9);
    assertThat(scene.window()).isEqualTo("once-more");
    assertThat(scene.hero(1).shards()).isEqualTo(5);

    assertThat(scene.then("decline").hero(1).shards()).isEqualTo(5);
    assertThat(scene.siteOf("demon-trader").cubes()).isEqualTo(2);
    assertThat(scene.window()).isEqualTo("explore");
    assertThat(paidOnce(9).then("accept").hero(1).shards()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ENC-07")
  void nobodyIsAskedAboutWhatCannotBePaid() {
    assertThat(paidOnce(7).window()).isEqualTo("explore");
  }
}
