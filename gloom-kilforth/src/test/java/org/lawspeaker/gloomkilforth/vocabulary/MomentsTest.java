package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.testkit.coverage.Shows;

/** Moments at which abilities work, each shown with a card that waits for it. */
@Shows("GOK-REQ-02")
class MomentsTest {
  private static Scene alone(String hero) {
    return Scene.of(1, "heroes: {0: {fate: 0, %s}}".formatted(hero));
  }

  @Test
  void leavingALocationWorksWhileTheHeroIsThere() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: frostmaw, assets: [mountain-goat]}}
                places: {frostmaw: {obstacles: 1}}
                """)
            .then("move sprawl-city");

    assertThat(scene.hero(0).moves()).containsExactly(entry(ActionType.MOVE, 1));
    assertThat(scene.hero(0).at()).isEqualTo(scene.place("sprawl-city"));
  }

  @Test
  void aLocationWithoutAnObstacleIsLeftForNothing() {
    assertThat(
            alone("at: frostmaw, assets: [mountain-goat]").then("move sprawl-city").hero(0).moves())
        .isEmpty();
  }

  @Test
  void anActionInTheCityStartsWithGold() {
    Scene scene = alone("hp: 2, gold: 0, assets: [friend-of-the-poor]").then("rest");

    assertThat(scene.hero(0).gold()).isEqualTo(1);
    assertThat(scene.hero(0).hp()).isEqualTo(3);
  }

  @Test
  void whatAnActionStartsMayMakeItImpossible() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Friend of the Poor",
            "{name: Friend of the Poor, type: title, location: Old Wood, gold: 4, unique: rank,"
                + " abilities: [{on: action-starts, effects: [{gain: {what: hp, amount: 9}}]}],"
                + " provenance: house}");
    Scene scene =
        Scene.of(game, Setup.of(1), "heroes: {0: {hp: 3, ap: 2, assets: [friend-of-the-poor]}}");

    scene.then("rest");

    assertThat(scene.hero(0).hp()).isEqualTo(4);
    assertThat(scene.hero(0).ap()).isEqualTo(1);
    assertThat(scene.events()).anyMatch(each -> each.kind().equals("action-lost"));
  }

  @Test
  @Shows("GOK-DEED-02")
  void theEndOfAnActionIsAMomentForADeed() {
    Scene scene = alone("hp: 2, ap: 2, gold: 2, assets: [bound-imp]").then("rest");
    assertThat(scene.window()).isEqualTo("may");

    scene.then("accept");

    assertThat(scene.hero(0).gold()).isZero();
    assertThat(scene.hero(0).ap()).isEqualTo(2);
  }

  @Test
  void aDefeatMayBeWorthSomething() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {profession: wizard, at: bone-fields, hp: 1, fate: 0, assets: [twice-born]}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 1 of 2", "roll 0 of 2");

    assertThat(scene.hero(0).defeated()).isTrue();
    assertThat(scene.hero(0).fate()).isEqualTo(2);
    assertThat(scene.moves()).containsExactly("sacrifice twice-born");
  }

  @Test
  void aLocationThatFallsIntoGloomIsAMomentForAll() {
    String wards =
        """
        turn-of: 1
        heroes:
          0: {race: half-elf, profession: rogue, gold: 0}
          1: {race: elf, profession: wizard, at: kingsfield, gold: 0, assets: [ward-of-dusk]}
        """;
    Scene scene = Scene.of(2, wards).then("camp", "camp", "draw thick-mist");
    assertThat(scene.hero(0).gold()).isZero();
    assertThat(scene.hero(1).gold()).isEqualTo(1);

    Scene gloom =
        Scene.of(2, wards + "places: {frostmaw: {gloom: true}}")
            .then("camp", "camp", "draw thick-mist");
    assertThat(gloom.hero(1).gold()).isZero();
  }

  @Test
  @Shows({"GOK-NIGHT-05", "GOK-NIGHT-11"})
  void theResolvedNightCardIsAMomentBeforeThePlots() {
    Scene scene = alone("hp: 2, assets: [pilgrim-brother]").then("camp", "draw silent-hour");

    assertThat(scene.hero(0).hp()).isEqualTo(3);
    assertThat(scene.odds().keySet()).allMatch(each -> each.contains("of-ruin"));
  }

  @Test
  @Shows("GOK-HIDE-03")
  void comingOutIsAMoment() {
    Scene scene = alone("hidden: true, assets: [hooked-dagger]").then("come out");

    assertThat(scene.state().modifiers()).hasSize(1);
  }

  @Test
  @Shows("GOK-HIDE-06")
  void comingOutForSurpriseWorksBeforeTheBattle() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: bone-fields, hidden: true, assets: [hooked-dagger]}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("surprise", "roll 0 of 2");

    assertThat(scene.odds().keySet()).contains("roll 7 of 7").doesNotContain("roll 8 of 8");
  }

  @Test
  @Shows({"GOK-OVERCOME-01", "GOK-Q-57"})
  void anOvercomeEnemyIsADefeatedFoe() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {race: orc, profession: priest, at: bone-fields, gold: 0}}
                places: {bone-fields: {encounters: [bone-reaver]}}
                """)
            .then("overcome bone-reaver with fight");

    assertThat(scene.hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-ESCAPE-01")
  void aCampForcedByEscapeIsCamp() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {race: elf, profession: wizard, at: bone-fields, hp: 2, fate: 0, assets: [vigour]}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 0 of 2", "roll 0 of 1", "escape");
    String first = scene.moves().get(0);

    assertThat(scene.then(first).hero(0).hp()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-BATTLE-02", "GOK-BATTLE-03"})
  void aBattleRoundEndsAlsoWhenTheBattleDoes() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities:"
                + " [{on: round-ends, effects: [{gain: {what: gold, amount: 1}}]}], provenance:"
                + " house}");
    String zones =
        """
        heroes:
          0: {race: elf, profession: priest, at: bone-fields, gold: 0, fate: 0, assets: [captain]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    Setup alone = Setup.of(1);
    Scene won = Scene.of(game, alone, zones).then("roll 0 of 2", "roll 2 of 2", "take gold");
    int before = won.hero(0).gold();
    assertThat(won.then("keep card").hero(0).gold()).isEqualTo(before + 1);
    Scene away = Scene.of(game, alone, zones).then("roll 0 of 2", "roll 0 of 2", "escape");
    assertThat(away.hero(0).gold()).isEqualTo(1);
    assertThat(away.window()).isEqualTo("escape-to");
    Scene on = Scene.of(game, alone, zones).then("roll 0 of 2", "roll 0 of 2", "fight");
    assertThat(on.hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-STRANGER-04", "GOK-REQ-02"})
  void aStrangerIsConfrontedAlsoByWhoMakesItAnEnemy() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Farmer",
            "{name: Farmer, type: stranger, terrain: plains, gold: 1, fight: 1, hp: 1, needs:"
                + " {influence: 2}, abilities: [{on: confronted, effects: [{lose: {what: gold,"
                + " amount: 1}}]}], provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(2),
            """
            turn-of: 1
            heroes: {1: {at: green-meadows, gold: 3, fate: 0}}
            places: {green-meadows: {encounters: [farmer]}}
            """);

    assertThat(scene.then("provoke farmer").hero(1).gold()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-ABILITY-01", "GOK-NIGHT-07"})
  void anEncounterOfTheNightIsRevealedToo() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Orc Ravager",
            "{name: Orc Ravager, type: enemy, location: Ashen Waste, fight: 3, hp: 2, gold: 2,"
                + " abilities: [{on: revealed, effects: [{lose: {what: fate, amount: 1}}]}],"
                + " provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                clock: {taken: true, first: "0"}
                heroes: {0: {camped: true, fate: 3}, 1: {at: frostmaw, fate: 3}}
                ancients: [{card: prince-of-ruin, plots: []}]
                """)
            .then("camp", "draw orc-ravager");

    assertThat(scene.hero(0).fate()).isEqualTo(2);
    assertThat(scene.hero(1).fate()).isEqualTo(3);
  }

  private static Scene waiting(String moment, String hero) {
    return Scene.of(
        OwnPack.captain(
            "abilities: [{on: %s, effects: [{gain: {what: gold, amount: 1}}]}]".formatted(moment)),
        Setup.of(2),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: orc, profession: warrior, gold: 0, fate: 0, assets: [captain], %s}
        """
            .formatted(hero));
  }

  @Test
  void makingCampHidingAndCompletingAFinaleAreMoments() {
    assertThat(waiting("camped", "hp: 4").then("camp").hero(1).gold()).isEqualTo(1);
    assertThat(waiting("hidden-gained", "hp: 4").then("hide").hero(1).gold()).isEqualTo(1);
    Scene finale =
        waiting("finale-completed", "at: old-wood, saga: 7, chapter: 5, finale: 5")
            .then("regale", "roll 1 of 6");
    assertThat(finale.hero(1).gold()).isEqualTo(1);
    assertThat(finale.window()).isEqualTo("totem");
  }

  @Test
  void theFinaleOfAnotherHeroSetsNothingOff() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: finale-completed, effects: [{gain: {what: gold, amount:"
                        + " 1}}]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, gold: 0, assets: [captain]}
                  1: {race: orc, profession: warrior, at: spire-tor, saga: 0, chapter: 5, finale: 5, fate: 0}
                """)
            .then("regale", "roll 1 of 6");

    assertThat(scene.window()).isEqualTo("totem");
    assertThat(scene.hero(0).gold()).isZero();
  }

  @Test
  void whoIsSparedEveryLossHasLostNoHp() {
    GloomOfKilforth game =
        OwnPack.captain(
            "lasting: [{gives: {less-harm: 1}}], abilities: [{on: hp-lost, effects: [{gain: {what:"
                + " gold, amount: 1}}]}]");
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: elf, profession: priest, at: bone-fields, hp: 4, gold: 0, fate: 0, assets: [captain]}
        places: {bone-fields: {encounters: [kobold]}}
        """;
    Scene spared = Scene.of(game, Setup.of(2), zones); // its Trap takes 1
    assertThat(spared.hero(1).hp()).isEqualTo(4);
    assertThat(spared.hero(1).gold()).isZero();

    spared.then("roll 2 of 2", "roll 0 of 2");

    assertThat(spared.hero(1).hp()).isEqualTo(3);
    assertThat(spared.hero(1).gold()).isEqualTo(1);
  }
}
