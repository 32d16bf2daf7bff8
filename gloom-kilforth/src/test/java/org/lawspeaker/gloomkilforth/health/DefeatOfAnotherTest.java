package org.lawspeaker.gloomkilforth.health;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.testkit.coverage.Shows;

/** What goes on when a hero is defeated in the middle of it, and what is cut off. */
class DefeatOfAnotherTest {
  private static final String HARM =
      "effects: [{lose: {what: hp, amount: 1, who: each-hero-not-hidden}}]";

  /** Seat 1 has the turn; all but seat 0 lose 1 HP at a moment, and seat 2 has so many. */
  private static Scene harmed(GloomOfKilforth game, String hero, String other, String zones) {
    return Scene.of(
        game,
        Setup.of(3),
        """
        turn-of: 1
        heroes:
          0: {at: spire-tor, hidden: true}
          1: {%s}
          2: {at: spire-tor, gold: 0, camped: true, %s}
        %s
        """
            .formatted(
                Scene.hero(
                    hero,
                    "race: human",
                    "profession: wizard",
                    "hp: 4",
                    "ap: 4",
                    "fate: 0",
                    "gold: 3",
                    "assets: [captain]"),
                other,
                zones));
  }

  private static void assertGoesOn(
      GloomOfKilforth game, String hero, String zones, String... moves) {
    Scene falls = harmed(game, hero, "hp: 1", zones).then(moves);
    Scene stands = harmed(game, hero, "hp: 4", zones).then(moves);

    assertThat(falls.hero(2).defeated()).isTrue();
    assertThat(stands.hero(2).hp()).isEqualTo(3);
    assertThat(falls.state().agenda()).isEqualTo(stands.state().agenda());
    assertThat(falls.hero(1)).isEqualTo(stands.hero(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          action-starts | at: sprawl-city | '' | move frostmaw
          left | at: sprawl-city | '' | move frostmaw
          arrived | at: sprawl-city | '' | move frostmaw
          action-ends | at: sprawl-city | '' | hide
          test-starts | at: green-meadows | green-meadows: {encounters: [remote-town]} \
            | confront remote-town with sneak
          dice-rolled | at: green-meadows | green-meadows: {encounters: [remote-town]} \
            | confront remote-town with sneak, roll 2 of 2
          test-failed | at: green-meadows | green-meadows: {encounters: [remote-town]} \
            | confront remote-town with sneak, roll 0 of 2
          test-passed | at: green-meadows, PROGRESS | green-meadows: {encounters: [remote-town]} \
            | confront remote-town with sneak, roll 2 of 2
          encounter-defeated | at: green-meadows, PROGRESS \
            | green-meadows: {encounters: [remote-town]} \
            | confront remote-town with sneak, roll 2 of 2
          plot-defeated | at: old-wood | old-wood: {plots: [altar-of-ruin]} \
            | clear plot altar-of-ruin
          dice-rolled | at: old-wood | old-wood: {plots: [cult-of-ruin]} \
            | clear plot cult-of-ruin, roll 2 of 2
          """)
  @Shows("GOK-Q-92")
  void inTheTurnOfAnotherTheActiveHeroGoesOn(
      String moment, String hero, String places, String moves) {
    GloomOfKilforth game =
        OwnPack.captain("abilities: [{on: " + moment + ", limit: once-per-day, " + HARM + "}]");

    String progress = "progress: [{card: remote-town, attribute: sneak, successes: 1}]";
    assertGoesOn(
        game, hero.replace("PROGRESS", progress), "places: {" + places + "}", moves.split(", "));
  }

  @Test
  @Shows({"GOK-Q-92", "GOK-TRAP-01"})
  void theConfrontOfAnotherGoesOn() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 3},"
                + " abilities: [{on: confronted, "
                + HARM
                + "}], provenance: house}");

    assertGoesOn(
        game,
        "at: green-meadows, assets: []",
        "places: {green-meadows: {encounters: [remote-town]}}",
        "confront remote-town with sneak");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          round-starts | roll 0 of 2
          dice-rolled | roll 0 of 2, roll 0 of 2
          test-failed | roll 0 of 2, roll 0 of 2
          round-ends | roll 0 of 2, roll 0 of 2, fight
          foe-defeated | roll 0 of 2, roll 2 of 2
          hp-lost | roll 1 of 2, roll 0 of 2
          """)
  @Shows("GOK-Q-92")
  void theBattleOfAnotherGoesOn(String moment, String moves) {
    GloomOfKilforth game =
        OwnPack.captain("abilities: [{on: " + moment + ", limit: once-per-day, " + HARM + "}]");

    assertGoesOn(
        game,
        "at: bone-fields",
        "places: {bone-fields: {encounters: [sulphur-imp]}}",
        moves.split(", "));
  }

  @Test
  @Shows({"GOK-Q-92", "GOK-LOOT-05"})
  void whoDrawsLootGoesOn() {
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Snare",
                "{name: Snare, copies: 6, immediate: true, " + HARM + ", provenance: house}",
                "Altar of Ruin",
                "{name: Altar of Ruin, of: Prince of Ruin, keywords: [destroy], cost: {gold: 3},"
                    + " loot: 2, provenance: house}"));

    assertGoesOn(
        game,
        "at: old-wood, assets: []",
        "places: {old-wood: {plots: [altar-of-ruin]}}",
        "clear plot altar-of-ruin",
        "draw snare",
        "draw two-gold");
  }

  @Test
  @Shows({"GOK-Q-92", "GOK-DEFEATED-05"})
  void whatWouldStillHaveBefallenWhoIsDefeatedDoesNot() {
    String relocates =
        "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{relocate: {location:"
            + " Old Wood, who: each-hero}}]}]";
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain",
                OwnPack.titled("Captain", relocates),
                "Magister",
                OwnPack.titled(
                        "Magister", "abilities: [{on: left, limit: once-per-day, " + HARM + "}]")
                    .replace("rank", "voice")));
    Scene scene =
        harmed(game, "at: frostmaw, assets: [captain, magister]", "hp: 1", "")
            .then("resolve captain");

    assertThat(scene.hero(0).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.hero(1).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.hero(2).at()).isEqualTo(scene.place("sprawl-city"));
  }

  @Test
  @Shows("GOK-Q-92")
  void whatIsStillDueToWhoIsDefeatedIsLost() {
    Scene scene =
        harmed(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{lose:"
                        + " {what: hp, amount: 4}}, relocate-to, {gain: {what: gold, amount: 1,"
                        + " who: each-hero}}]}]"),
                "at: frostmaw, hp: 2",
                "hp: 2",
                "")
            .then("resolve captain", "sacrifice captain");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("sprawl-city"));
    assertThat(scene.hero(2).gold()).isEqualTo(1);
  }

  /** What holds is judged where the hero falls, not in the City. */
  @ParameterizedTest
  @CsvSource({"frostmaw, 1", "windrow, 2"})
  @Shows("GOK-Q-92")
  void whatIsDueToOthersOnAConditionIsDone(String place, int gold) {
    String gains =
        "[{gain: {what: gold, amount: %d}}, {gain: {what: gold, amount: %d, who: each-hero}}]";
    Scene scene =
        harmed(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{lose:"
                        + " {what: hp, amount: 4}}, {when: {all: [in-gloom], then: "
                        + gains.formatted(1, 1)
                        + ", otherwise: "
                        + gains.formatted(2, 2)
                        + "}}]}]"),
                "at: " + place + ", hp: 2",
                "hp: 2",
                "places: {frostmaw: {gloom: true}}")
            .then("resolve captain", "sacrifice captain");

    assertThat(scene.hero(2).gold()).isEqualTo(gold);
    assertThat(scene.hero(1).gold()).isZero();
  }

  @Test
  @Shows({"GOK-DEFEATED-06", "GOK-Q-92"})
  void whoIsDefeatedMeanwhileIsNotChosen() {
    Scene scene =
        harmed(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, " + HARM + "}]"),
                "at: frostmaw, skills: [small-mercies]",
                "hp: 1",
                "")
            .then("resolve small-mercies");
    assertThat(scene.moves()).contains("choose seat 0", "choose seat 1", "choose seat 2");

    scene.then("resolve captain");

    assertThat(scene.moves())
        .contains("choose seat 0", "choose seat 1")
        .doesNotContain("choose seat 2");
  }

  @Test
  @Shows("GOK-Q-92")
  void aCardThatADefeatedHeroWouldHaveSharedOutIsDiscarded() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {hp: 1, veil: true}, effects: [{gain:"
                + " {what: gold, amount: 1}}]}]");
    Scene scene =
        Scene.team(
                game,
                "race: human, profession: rogue, gold: 0, hp: 1, hand: [], assets: [captain]",
                "race: elf, profession: wizard, gold: 0")
            .then("choose sulphur-imp");
    for (String move :
        new String[] {"roll 0 of 2", "roll 2 of 2", "roll 0 of 2", "roll 0 of 1", "take gold"}) {
      while (scene.moves().contains("done")) {
        scene.then("done");
      }
      scene.then(move);
    }
    scene.then("give seat 2 1 gold", "keep card");
    assertThat(scene.window()).isEqualTo("share");

    scene.then("resolve captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(
            scene
                .state()
                .decks()
                .encounters(Terrain.BADLANDS)
                .discard()
                .count(Scene.card("sulphur-imp")))
        .isEqualTo(1);
  }

  @Test
  @Shows("GOK-Q-100")
  void whatAllLoseIsLostBeforeTheFirstIsDefeated() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: hero-defeated, effects: [{gain: {what: hp, amount: 1, who:"
                + " another-hero-here}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                clock: {first: "0", taken: true}
                heroes:
                  0: {at: windrow, camped: true, hp: 1, assets: [captain], hand: []}
                  1: {at: windrow, hp: 1, assets: [grey-mare], hand: []}
                """)
            .then("camp", "draw creeping-fog");

    assertThat(scene.hero(0).defeated()).isTrue();
    assertThat(scene.hero(1).defeated()).isFalse();
    assertThat(scene.hero(1).hp()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-Q-92")
  void whatIsDueToOthersHereIsDueWhereTheHeroFell() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, limit: once-per-day, effects: [{lose: {what:"
                + " hp, amount: 1}}, {gain: {what: gold, amount: 2, who: each-hero-here}}, {gain:"
                + " {what: gold, amount: 3, who: another-hero-here}}]}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  0: {at: sprawl-city, gold: 0}
                  1: {at: windrow, hp: 1, gold: 1, hand: [], assets: [captain]}
                  2: {at: windrow, gold: 0}
                """)
            .then("resolve captain", "sacrifice captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.state().heroes()).extracting(Hero::gold).containsExactly(0, 0, 5);
  }
}
