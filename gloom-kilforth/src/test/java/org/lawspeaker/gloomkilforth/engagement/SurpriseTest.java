package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.testkit.coverage.Shows;

/** The first two stages of an engagement. */
class SurpriseTest {
  private static final String ARRIVING =
      "heroes: {0: {race: elf, profession: priest, at: old-wood, %s}}";

  private static Scene arriving(String more) {
    return Scene.of(1, String.format(ARRIVING, more)).then("move bone-fields", "draw kobold");
  }

  private static Surprise surprise(Scene scene) {
    return scene.state().battles().get(0).surprise();
  }

  @Test
  @Shows({"GOK-SURPRISE-03", "GOK-MOVE-06", "GOK-ENGAGE-01", "GOK-ENGAGE-02", "GOK-EVADE-01"})
  void anEnemyJustDrawnSurprisesWhoIsNotHidden() {
    Scene scene = arriving("ap: 4");

    assertThat(surprise(scene)).isEqualTo(Surprise.FOE);
    assertThat(scene.odds().keySet()).contains("roll 3 of 3").doesNotContain("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-Q-29", "GOK-ENGAGE-01"})
  void whoIsElsewhereByADeedNeitherEvadesNorFights() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: elf, profession: wizard, at: bone-fields, hidden: true,
                    skills: [phantom], assets: [road-home]}
                places: {bone-fields: {encounters: [kobold]}}
                """) // a Phantom performs Deeds while it is Hidden
            .then("choose kobold", "done", "resolve road-home");

    assertThat(scene.window()).isEqualTo("action");
    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.refused("evade")).isNotEmpty();
  }

  @Test
  @Shows({"GOK-Q-28", "GOK-Q-95", "GOK-TURN-03", "GOK-TEST-13"})
  void anEnemyThatWasThereHasNoSurprise() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {camped: true}, 1: {at: bone-fields}}
            places: {bone-fields: {encounters: [kobold]}}
            """);

    assertThat(surprise(scene)).isEqualTo(Surprise.NOBODY);
    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-SURPRISE-03", "GOK-Q-28"})
  void anEnemyDrawnNearbySurprisesWhoComesToItInTheSameTurn() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes:
              0: {camped: true, at: frostmaw}
              1: {race: elf, profession: wizard, at: ashen-waste, assets: [guiding-light],
                skills: [shadow-walk]}
            """);
    scene.then("act with guiding-light", "choose place bone-fields", "draw sulphur-imp");

    scene.then("resolve shadow-walk", "choose place bone-fields");

    assertThat(surprise(scene)).isEqualTo(Surprise.FOE);
  }

  @Test
  @Shows({"GOK-SURPRISE-04", "GOK-SURPRISE-05", "GOK-HIDE-05", "GOK-HIDE-06", "GOK-TEST-06"})
  void aHiddenHeroMayGiveUpBeingHiddenForSurprise() {
    Scene scene = arriving("ap: 4, hidden: true");
    assertThat(scene.window()).isEqualTo("surprise");

    scene.then("surprise");

    assertThat(scene.hero(0).hidden()).isFalse();
    assertThat(surprise(scene)).isEqualTo(Surprise.HERO);
    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
    scene.then("roll 0 of 2");
    assertThat(scene.odds().keySet()).contains("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-TEST-13", "GOK-SURPRISE-03"})
  void aFoeKeepsItsSurpriseWhereACardGivesTheHeroOneToo() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, at: bone-fields, fate: 0, skills: [ambusher]}
                """)
            .then("search", "draw sulphur-imp", "accept");

    assertThat(surprise(scene)).isEqualTo(Surprise.BOTH);
    assertThat(scene.odds()).containsKey("roll 3 of 3").doesNotContainKey("roll 4 of 4");
    scene.then("roll 0 of 3");
    assertThat(scene.odds()).containsKey("roll 3 of 3").doesNotContainKey("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-SURPRISE-05", "GOK-HIDE-05"})
  void whoStopsBeingHiddenInTheFirstStageFacesNoSurprise() {
    Scene scene = arriving("ap: 4, hidden: true").then("come out");

    assertThat(scene.hero(0).hidden()).isFalse();
    assertThat(surprise(scene)).isEqualTo(Surprise.NOBODY);
    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-Q-27"})
  void aHiddenHeroMustTakeOneOfTheTwo() {
    assertThat(arriving("ap: 4, hidden: true").moves())
        .containsExactlyInAnyOrder("surprise", "evade", "come out");
  }

  @Test
  @Shows({"GOK-EVADE-02", "GOK-EVADE-03", "GOK-HIDE-07", "GOK-EVADE-04"})
  void evadingLeavesTheFoeAloneAndTheHeroHidden() {
    Scene scene = arriving("ap: 4, hidden: true").then("evade", "roll 2 of 2", "decline");

    assertThat(scene.hero(0).hidden()).isTrue();
    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.site("bone-fields").encounters().contains(Scene.card("kobold"))).isTrue();
    assertThat(scene.hero(0).evaded().count(Scene.card("kobold"))).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-Q-04", "GOK-EVADE-07"})
  void anEvadedFoeIsNoEncounterForTheHeroAlsoWhenItComesOut() {
    Scene scene = arriving("ap: 4, hp: 3, hidden: true").then("evade", "roll 2 of 2", "decline");

    assertThat(scene.moves()).contains("search", "rest");
    scene.then("come out");
    assertThat(scene.moves()).contains("search", "rest");
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-EVADE-04"})
  void leavingEndsAnEvasion() {
    Scene scene =
        arriving("ap: 4, hidden: true")
            .then("evade", "roll 2 of 2", "decline", "move old-wood", "draw sacred-shrine");

    assertThat(scene.hero(0).evaded().isEmpty()).isTrue();
    scene.then("move bone-fields");
    assertThat(scene.window()).isEqualTo("surprise");
  }

  @Test
  @Shows({"GOK-EVADE-05", "GOK-EVADE-02"})
  void aFailedEvasionEndsHidingAndGivesTheFoeSurprise() {
    Scene scene = arriving("ap: 4, hidden: true").then("evade", "roll 1 of 2", "decline");

    assertThat(scene.hero(0).hidden()).isFalse();
    assertThat(surprise(scene)).isEqualTo(Surprise.FOE);
  }

  @Test
  @Shows({"GOK-EVADE-02", "GOK-TERM-05", "GOK-TERM-07"})
  void fewerSuccessesThanTheFoesSneakFailTheSneakTest() {
    String abilities =
        "abilities: [{on: test-passed, effects: [{gain: {what: gold, amount: 1}}]},"
            + " {on: test-failed, effects: [{lose: {what: gold, amount: 1}}]}]";
    String hidden =
        """
        heroes:
          0: {race: elf, profession: priest, at: bone-fields, hidden: true, fate: 0, gold: 3,
            assets: [captain]}
        places: {bone-fields: {encounters: [kobold]}}
        """;
    Scene scene = Scene.of(OwnPack.captain(abilities), Setup.of(1), hidden).then("evade");
    assertThat(scene.then("roll 1 of 2").hero(0).gold()).isEqualTo(2);

    scene = Scene.of(OwnPack.captain(abilities), Setup.of(1), hidden).then("evade");
    assertThat(scene.then("roll 2 of 2").hero(0).gold()).isEqualTo(4);
  }

  @Test
  @Shows({"GOK-EVADE-06", "GOK-Q-63"})
  void aHigherSneakMayEvadeWithoutARollIfTheTablePlaysSo() {
    String rogue =
        """
        heroes: {0: {race: dark-elf, profession: rogue, at: old-wood, hidden: true}}
        """;
    Scene standard = Scene.of(1, rogue).then("move bone-fields", "draw kobold");
    assertThat(standard.reasons("accept")).containsExactly("GOK-EVADE-06 not-played");

    Scene scene =
        Scene.of(Setup.of(1).with("evasion", "automatic"), rogue)
            .then("move bone-fields", "draw kobold", "accept");

    assertThat(scene.hero(0).evaded().count(Scene.card("kobold"))).isEqualTo(1);
    assertThat(scene.told("evaded")).containsExactly("seat 0 evades Kobold GOK-EVADE-06");
    assertThat(scene.window()).isEqualTo("action");
  }

  @Test
  @Shows({"GOK-EVADE-06", "GOK-Q-63"})
  void anEqualSneakEvadesOnlyByATest() {
    Scene scene =
        Scene.of(Setup.of(1).with("evasion", "automatic"), String.format(ARRIVING, "hidden: true"))
            .then("move bone-fields", "draw kobold");

    assertThat(scene.reasons("accept")).containsExactly("GOK-EVADE-06 not-higher");
  }

  @Test
  @Shows("GOK-TERM-11")
  void aCardToWhichTheFoeIsImmuneGuardsNobodyAgainstSurprise() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: wizard, at: bone-fields, fate: 0, hand: [],
              assets: [war-dog], %s}
        """;

    Scene demon = Scene.of(2, zones.formatted("hp: 4")).then("search", "draw sulphur-imp");
    assertThat(surprise(demon)).isEqualTo(Surprise.NOBODY);
    Scene knight = Scene.of(2, zones.formatted("hp: 4")).then("search", "draw grave-knight");
    assertThat(surprise(knight)).isEqualTo(Surprise.FOE);
    Scene failed =
        Scene.of(2, zones.formatted("hidden: true"))
            .then("search", "draw grave-knight", "evade", "roll 0 of 2");
    assertThat(surprise(failed)).isEqualTo(Surprise.FOE);
  }

  /** A Hidden hero meets an enemy where a higher Sneak evades without a roll. */
  private static Scene sneaking(String race, String place, String foe) {
    return Scene.of(
        Setup.of(2).with("evasion", "automatic"),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: %s, profession: wizard, at: %s, hidden: true, hand: []}
        places: {%s: {encounters: [%s]}}
        """
            .formatted(race, place, place, foe));
  }

  @Test
  @Shows({"GOK-EVADE-06", "GOK-Q-63"})
  void aHigherSneakIsThatAgainstThisFoe() {
    Scene wight = sneaking("dark-elf", "old-wood", "thorn-wight"); // its text takes 1 of 3
    assertThat(wight.refused("accept")).containsExactly("GOK-EVADE-06");
    assertThat(wight.then("evade").odds()).containsKey("roll 2 of 2");

    Scene glade = sneaking("human", "shrouded-glade", "wood-bandit"); // the place gives 1 to 2
    assertThat(glade.moves()).contains("accept");
    assertThat(glade.then("evade").odds()).containsKey("roll 3 of 3");
  }

  @Test
  @Shows("GOK-EVADE-02")
  void theSneakOfAFoeIsThatAgainstItAlsoWhenTheTestIsComplete() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: wizard, at: bone-fields, hidden: true, fate: 0, hand: [],
              assets: [captain]}
        places: {bone-fields: {encounters: [%s]}}
        """;
    GloomOfKilforth game =
        OwnPack.captain("lasting: [{when: [{faces: undead}], gives: {foe-sneak: {amount: -1}}}]");
    Scene undead = Scene.of(game, Setup.of(2), zones.formatted("bone-reaver"));
    Scene demon = Scene.of(game, Setup.of(2), zones.formatted("sulphur-imp"));

    assertThat(undead.then("evade", "roll 1 of 2").told("evaded")).hasSize(1);
    assertThat(demon.then("evade", "roll 1 of 2").told("evaded")).isEmpty();
  }

  @Test
  @Shows({"GOK-SURPRISE-02", "GOK-STRANGER-04", "GOK-STRANGER-07", "GOK-STRANGER-08"})
  void nobodyIsSurprisedByAStrangerJustMadeAnEnemy() {
    Scene scene =
        Scene.of(
                1,
                """
                heroes: {0: {at: green-meadows, profession: wizard}}
                places: {green-meadows: {encounters: [wandering-knight]}}
                """)
            .then("provoke wandering-knight");

    assertThat(surprise(scene)).isEqualTo(Surprise.NOBODY);
    assertThat(scene.hero(0).enemies().count(Scene.card("wandering-knight"))).isEqualTo(1);
  }

  private static final String ANGRY =
      """
      turn-of: 1
      heroes:
        0: {at: frostmaw}
        1: {race: human, profession: wizard, at: windrow, ap: 2, gold: 0, fate: 0, hand: [], %s}
      places: {windrow: {encounters: [farmer]}}
      """;

  @Test
  @Shows("GOK-STRANGER-08")
  void aStrangerJustMadeAnEnemySurprisesNobodyWhoFailsToEvadeIt() {
    Scene scene =
        Scene.of(2, ANGRY.formatted("loot: [smoke-vial]"))
            .then("provoke farmer", "resolve smoke-vial", "evade", "roll 0 of 2");

    assertThat(scene.hero(1).hidden()).isFalse();
    assertThat(surprise(scene)).isEqualTo(Surprise.NOBODY);
  }

  @Test
  @Shows("GOK-STRANGER-08")
  void noCardGivesSurpriseAgainstAStrangerJustMadeAnEnemy() {
    Scene scene =
        Scene.of(
                OwnPack.captain("abilities: [{on: battle-starts, effects: [take-surprise]}]"),
                Setup.of(2),
                ANGRY.formatted("assets: [captain]"))
            .then("provoke farmer");

    assertThat(surprise(scene)).isEqualTo(Surprise.NOBODY);
  }

  @Test
  @Shows({"GOK-Q-26", "GOK-TURN-03", "GOK-TURN-05"})
  void eachOfSeveralEnemiesIsEngagedInTheHerosOrder() {
    Scene scene =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {camped: true}, 1: {at: bone-fields, hidden: true}}
            places: {bone-fields: {encounters: [kobold, sulphur-imp]}}
            """);
    assertThat(scene.window()).isEqualTo("engage");
    assertThat(scene.moves()).contains("choose kobold", "choose sulphur-imp");
    assertThat(scene.refused("seat 1: camp")).containsExactly("GOK-TURN-05");

    scene.then("choose sulphur-imp", "evade", "roll 2 of 2", "decline");

    assertThat(scene.window()).isEqualTo("surprise");
    assertThat(scene.hero(1).evaded().count(Scene.card("sulphur-imp"))).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-SURPRISE-01", "GOK-BATTLE-08"})
  void surpriseGainedAfterTheFirstSkirmishGivesNoDie() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Captain",
            "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities:"
                + " [{on: round-ends, effects: [take-surprise]}], provenance: house}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(1),
                """
                heroes: {0: {race: elf, profession: priest, at: bone-fields, fate: 0, assets: [captain]}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 0 of 2", "roll 0 of 2", "fight", "roll 0 of 2");

    assertThat(scene.odds().keySet()).contains("roll 2 of 2").doesNotContain("roll 3 of 3");
  }
}
