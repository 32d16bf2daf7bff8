package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What abilities of cards do, and when. */
class AbilitiesTest {
  @Test
  @Shows({"GOK-ABILITY-12", "GOK-ABILITY-13", "GOK-ABILITY-07", "GOK-REQ-02", "GOK-ABILITY-14"})
  void battleElementalIsSacrificedForARound() {
    Scene scene = Imps.battle("assets: [battle-elemental], veiled: [battle-elemental]");
    assertThat(scene.window()).isEqualTo("may");

    scene.then("accept", "roll 0 of 2");

    assertThat(scene.odds().keySet()).contains("roll 12 of 12");
    assertThat(scene.hero(0).assets().isEmpty()).isTrue();
    scene.then("roll 0 of 12", "fight", "roll 0 of 2");
    assertThat(scene.odds().keySet()).contains("roll 4 of 4").doesNotContain("roll 5 of 5");
  }

  @Test
  @Shows({"GOK-VEIL-01", "GOK-VEIL-02", "GOK-VEIL-04", "GOK-RESOLVE-02", "GOK-SPELL-01"})
  void fireballIsVeiledForARoundAndThenNoMore() {
    Scene scene = Imps.battle("race: elf, profession: wizard, assets: [fireball]").then("accept");
    assertThat(scene.hero(0).veiled().count(Scene.card("fireball"))).isEqualTo(1);

    scene.then("roll 0 of 2");
    assertThat(scene.odds().keySet()).contains("roll 5 of 5");
    scene.then("roll 0 of 5", "fight");

    assertThat(scene.odds().keySet()).contains("roll 2 of 2");
  }

  @Test
  @Shows({"GOK-SPELL-01", "GOK-REWARD-10"})
  void aSpellNeedsItsStudy() {
    assertThat(Imps.battle("race: orc, profession: warrior, assets: [fireball]").odds())
        .isNotEmpty();
  }

  @Test
  @Shows({"GOK-DEED-02", "GOK-ABILITY-07"})
  void aDeedAbilityMayBeLeft() {
    Scene scene = Imps.battle("assets: [battle-elemental]").then("decline");

    assertThat(scene.hero(0).assets().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-REQ-05", "GOK-REQ-06", "GOK-TEST-08"})
  void whatCostsGoldIsUsedAsOftenAsItIsPaid() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities:"
                + " [{on: dice-rolled, cost: {gold: 1}, effects: [{change-dice: {how: re-roll}}]}],"
                + " provenance: house}");
    Scene scene =
        Imps.battle(game, "gold: 2, assets: [captain]")
            .then("roll 0 of 2", "roll 1 of 4", "accept", "roll 0 of 1", "accept", "roll 1 of 1");

    assertThat(scene.hero(0).gold()).isZero();
    assertThat(scene.window()).isEqualTo("loot-step");
  }

  @Test
  @Shows({"GOK-USE-01"})
  void oneAttributeMayBeUsedForAnother() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, bonus:"
                + " {influence: 2}, lasting: [{gives: {use-for: {used: influence, tested:"
                + " fight}}}], provenance: house}");
    Scene scene = Imps.battle(game, "race: human, profession: wizard, assets: [captain]");
    scene.then("roll 0 of 2");
    assertThat(scene.window()).isEqualTo("use");

    scene.then("choose option 2");

    assertThat(scene.odds().keySet()).contains("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-ABILITY-02", "GOK-ABILITY-03", "GOK-ABILITY-05", "GOK-ABILITY-06"})
  void aMapAbilityAboutABattleIsAboutItsOwnBattle() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, abilities: [{on:"
                + " battle-starts, effects: [{give-up-cards: {what: assets}}]}], provenance:"
                + " house}");

    assertThat(Imps.battle(game, "assets: [captain]").moves()).containsExactly("sacrifice captain");
    assertThat(Imps.battle(game, "gold: 1").odds()).isNotEmpty();
    Scene elsewhere =
        Scene.of(
            game,
            Setup.of(1),
            """
            heroes: {0: {at: frostmaw, assets: [captain]}}
            places:
              bone-fields: {encounters: [sulphur-imp]}
              frostmaw: {encounters: [rock-ogre]}
            """);
    assertThat(elsewhere.odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-REQ-03", "GOK-REQ-02", "GOK-ABILITY-08"})
  void aHeroAbilityWorksOnceForEachBattle() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities:"
                + " [{on: battle-starts, effects: [{gain: {what: gold, amount: 1}}]}], provenance:"
                + " house}");

    Scene scene = Imps.battle(game, "gold: 1, assets: [captain]");
    assertThat(scene.hero(0).gold()).isEqualTo(2);

    scene.then("roll 0 of 2", "roll 0 of 4", "fight");
    assertThat(scene.hero(0).gold()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-REQ-04"})
  void severalAbilitiesAreOrderedByTheActiveHero() {
    String twice =
        "{name: %s, type: title, location: Old Wood, gold: 4, unique: %s, abilities: [{on:"
            + " battle-starts, effects: [{gain: {what: gold, amount: 1}}]}], provenance: house}";
    GloomOfKilforth game =
        OwnPack.changed(
            "\nrewards:\n",
            "\nrewards:\n  - "
                + twice.formatted("First Oath", "oath")
                + "\n  - "
                + twice.formatted("Second Oath", "vow")
                + "\n");

    Scene scene = Imps.battle(game, "assets: [first-oath, second-oath]");

    assertThat(scene.window()).isEqualTo("order");
    scene.then("choose option 2");
    assertThat(scene.hero(0).gold()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-ABILITY-10", "GOK-ABILITY-11"})
  void whatEntersOrLeavesPlayWorksThen() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Gilded Sword",
            "{name: Gilded Sword, type: item, location: Ashen Waste, gold: 5, unique: weapon,"
                + " abilities: [{on: enters-play, effects: [{gain: {what: gold, amount: 2}}]}, {on:"
                + " leaves-play, effects: [{gain: {what: gold, amount: 3}}]}], provenance:"
                + " public}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(1),
                "heroes: {0: {at: ashen-waste, gold: 0, ap: 4, hand: [gilded-sword]}}")
            .then("discover gilded-sword");
    assertThat(scene.hero(0).gold()).isEqualTo(2);

    Scene gone =
        Scene.of(game, Setup.of(1), "heroes: {0: {gold: 0, assets: [gilded-sword]}}")
            .then("market", "sell gilded-sword");
    assertThat(gone.hero(0).gold()).isEqualTo(5);
  }

  @Test
  @Shows({"GOK-TROPHY-04", "GOK-TROPHY-05"})
  void aTrophyMayNeedAnAttributeOrBeForced() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 1, study:"
                + " 1}, trophies: [{by: study, effects: [{gain: {what: gold, amount: 5}}]},"
                + " {forced: true, effects: [{lose: {what: gold, amount: 1}}]}], provenance:"
                + " rulebook}");
    String zones =
        """
        heroes: {0: {at: green-meadows, gold: 1, fate: 0}}
        places: {green-meadows: {encounters: [remote-town]}}
        """;
    Scene bySneak =
        Scene.of(game, Setup.of(1), zones)
            .then("confront remote-town with sneak", "roll 1 of 2", "take gold", "keep card");
    assertThat(bySneak.hero(0).gold()).isEqualTo(2);

    Scene byStudy =
        Scene.of(game, Setup.of(1), zones)
            .then("confront remote-town with study", "roll 1 of 2", "take gold", "keep card");
    assertThat(byStudy.window()).isEqualTo("trophy");
    byStudy.then("accept");
    assertThat(byStudy.hero(0).gold()).isEqualTo(7);
  }

  @Test
  @Shows({"GOK-TERM-05", "GOK-TERM-06", "GOK-TERM-07", "GOK-TERM-08"})
  void aTestOfAnEffectPassesOrFails() {
    String at = "heroes: {0: {at: sprawl-city, fate: 0}}";
    Scene failed = Scene.of(1, at).then("move frostmaw", "draw avalanche", "roll 0 of 2");
    Scene passed = Scene.of(1, at).then("move frostmaw", "draw avalanche", "roll 1 of 2");

    assertThat(failed.hero(0).hp()).isEqualTo(3);
    assertThat(passed.hero(0).hp()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-TERM-09", "GOK-HP-01", "GOK-HP-02"})
  void healingStopsAtTheMaximum() {
    Scene scene =
        Scene.of(1, "heroes: {0: {hp: 3, assets: [healing-draught]}}")
            .then("resolve healing-draught");

    assertThat(scene.hero(0).hp()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-VEIL-03", "GOK-GOLD-02"})
  void cardsEnterPlayUnveiled() {
    Scene scene =
        Scene.of(1, "heroes: {0: {gold: 900, hand: [fireball]}}")
            .then(
                "market",
                "choose deck item",
                "draw cloak-pin",
                "draw gilded-sword",
                "draw doom-shield",
                "buy cloak-pin");

    assertThat(scene.hero(0).veiled().isEmpty()).isTrue();
    assertThat(scene.hero(0).gold()).isEqualTo(897);
  }

  @Test
  @Shows({"GOK-OVERCOME-01", "GOK-OVERCOME-04", "GOK-OVERCOME-05", "GOK-OVERCOME-06"})
  void aKeywordOfTheClassOvercomesAStranger() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {race: elf, profession: priest, at: bone-fields, ap: 4}}
            places: {bone-fields: {obstacles: 1, encounters: [cleric]}}
            """);
    assertThat(scene.refused("overcome cleric with study")).containsExactly("GOK-Q-58");

    scene.then("overcome cleric with influence");

    assertThat(scene.window()).isEqualTo("loot-step");
    assertThat(scene.hero(0).ap()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-Q-57", "GOK-TERM-03", "GOK-OVERCOME-02", "GOK-OVERCOME-03"})
  void inTheMiddleOfABattleItEndsTheBattle() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {race: elf, profession: priest, at: bone-fields, enemies: [cleric]}}
                places: {bone-fields: {encounters: [cleric]}}
                """)
            .then("choose cleric", "done", "done", "roll 0 of 1", "done", "roll 0 of 2");
    assertThat(scene.window()).isEqualTo("fate");

    scene.then("overcome cleric with influence");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.state().tests()).isEmpty();
    assertThat(scene.hero(0).hand().count(Scene.card("cleric"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-OVERCOME-01"})
  void withoutTheKeywordNobodyOvercomes() {
    Scene scene =
        Scene.of(
            1,
            """
            heroes: {0: {at: bone-fields}}
            places: {bone-fields: {encounters: [cleric]}}
            """);

    assertThat(scene.refused("overcome cleric with influence")).containsExactly("GOK-OVERCOME-01");
  }

  /** The Captain's ability of a round is offered in a battle. */
  private static Scene offered(String ability) {
    return Scene.of(
        OwnPack.captain(
            "abilities: [{on: round-starts, %s, effects: [{gain: {what: gold, amount: 1}}]}]"
                .formatted(ability)),
        Setup.of(2),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {at: bone-fields, fate: 0, hp: 3, hand: [], assets: [captain]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """);
  }

  @Test
  @Shows({"GOK-ABILITY-07", "GOK-ABILITY-09"})
  void whatIsOfferedAtItsMomentMayBeLeftAsADeedOrAsTheCardSays() {
    Scene deed = offered("deed: true, cost: {hp: 1}");
    assertThat(deed.allowed("accept")).containsExactly("GOK-ABILITY-07");
    assertThat(deed.allowed("decline")).containsExactly("GOK-ABILITY-07");
    assertThat(deed.refused("end turn")).containsExactly("GOK-ABILITY-07");

    assertThat(offered("may: true").allowed("decline")).containsExactly("GOK-ABILITY-09");
  }

  @Test
  @Shows("GOK-TERM-01")
  void whatAnAbilityDoesAsAnActionIsChosenByTheClauseOfSuchActions() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, at: cinder-road, hp: 4, ap: 2, fate: 0,
                      hand: [], assets: [guiding-light]}
                """)
            .then("act with guiding-light");

    assertThat(scene.allowed("choose place bone-fields")).containsExactly("GOK-TERM-01");
  }
}
