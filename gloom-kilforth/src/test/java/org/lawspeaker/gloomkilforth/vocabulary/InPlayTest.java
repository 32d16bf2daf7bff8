package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** What is in play, what abilities need, and what they cannot do. */
class InPlayTest {
  private static Scene hero(String says, String zones) {
    return Scene.of(
        2, "turn-of: 1\nheroes: {0: {at: frostmaw}, 1: {%s}}\n%s".formatted(says, zones));
  }

  private static Scene cleric(String hero) {
    return hero(
        Scene.hero(hero, "race: human", "profession: wizard", "at: bone-fields"),
        "places: {bone-fields: {encounters: [cleric]}}");
  }

  @Test
  @Shows({"GOK-DEF-03", "GOK-DEF-04", "GOK-DEF-05"})
  void cardsAndSkillsThatAHeroHasAreInPlayAndThoseInHandAreNot() {
    assertThat(cleric("assets: [acolyte]").moves()).contains("overcome cleric with influence");
    assertThat(cleric("skills: [blessing]").moves()).contains("overcome cleric with influence");
    assertThat(cleric("hand: [acolyte]").refused("overcome cleric with influence"))
        .containsExactly("GOK-OVERCOME-01");
    Scene beside = cleric("profession: rogue"); // skills beside the map are nobody's
    assertThat(beside.refused("overcome cleric with influence")).containsExactly("GOK-OVERCOME-01");
  }

  @Test
  @Shows({"GOK-DEF-03", "GOK-DEF-04", "GOK-ABILITY-04"})
  void encountersOnTheMapAndWeatherAreInPlay() {
    String town = "green-meadows: {encounters: [farmer]}";
    String at = "race: human, profession: wizard, saga: 0, at: green-meadows";
    assertThat(
            hero(at, "places: {%s, spire-tor: {encounters: [light-the-beacons]}}".formatted(town))
                .then("confront farmer with influence")
                .odds())
        .containsKey("roll 3 of 3");
    assertThat(
            hero(at + ", hand: [light-the-beacons]", "places: {%s}".formatted(town))
                .then("confront farmer with influence")
                .odds())
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
    String mine = "at: spire-tor, race: human, profession: warrior";
    assertThat(
            hero(
                    mine,
                    "places: {spire-tor: {encounters: [deep-mine]}}\nclock: {weather: thick-mist}")
                .then("confront deep-mine with sneak")
                .odds())
        .containsKey("roll 3 of 3");
  }

  @Test
  @Shows("GOK-GAME-06")
  void aCardPrevailsOverARule() {
    Scene fence = hero("at: old-wood, assets: [fence]", ""); // GOK-MARKET-01 wants the City
    assertThat(fence.moves()).contains("market");
    Scene blade =
        hero(
            "race: human, profession: warrior, at: bone-fields, assets: [gilded-sword],"
                + " skills: [blademaster]",
            "places: {bone-fields: {encounters: [sulphur-imp]}}");
    assertThat(blade.then("roll 0 of 2").odds()).containsEntry("roll 0 of 8", "1/256");
  }

  @Test
  @Shows("GOK-TOKEN-11")
  void noTokenRunsOut() {
    Scene scene =
        hero(
            "at: green-meadows, max-health: 40, hp: 40, ap: 60, gold: 500, fate: 30",
            "places: {green-meadows: {obstacles: 50}}");
    scene.then("clear obstacle", "draw two-gold");
    assertThat(scene.site("green-meadows").obstacles()).isEqualTo(49);
    assertThat(scene.hero(1).gold()).isEqualTo(502);
    assertThat(scene.hero(1).ap()).isEqualTo(59);
  }

  private static GloomOfKilforth captain(String ability) {
    return OwnPack.instead(
        "Captain",
        "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities: ["
            + ability
            + "], provenance: house}");
  }

  @Test
  @Shows("GOK-REQ-01")
  void anAbilityStartsOnlyWhenItsRequirementIsMet() {
    GloomOfKilforth game =
        captain(
            "{on: any-time, deed: true, when: [{hp-at-most: 2}], cost: {veil: true}, effects:"
                + " [{gain: {what: gold, amount: 1}}]}");
    String zones = "heroes: {0: {assets: [captain], hp: %d}}";

    assertThat(Scene.of(game, Setup.of(1), zones.formatted(3)).refused("resolve captain"))
        .containsExactly("GOK-REQ-01");
    assertThat(Scene.of(game, Setup.of(1), zones.formatted(2)).moves()).contains("resolve captain");
  }

  @Test
  @Shows("GOK-ABILITY-09")
  void whatAHeroMayDoIsAskedEachTime() {
    GloomOfKilforth game =
        captain("{on: round-starts, may: true, effects: [{gain: {what: gold, amount: 1}}]}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(1),
                """
                heroes: {0: {at: bone-fields, assets: [captain], fate: 0, gold: 0}}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("decline");
    assertThat(scene.hero(0).gold()).isZero();
    scene.then("roll 0 of 2", "roll 0 of 4", "fight", "accept");
    assertThat(scene.hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TERM-13", "GOK-Q-33"})
  void anyApServesWhereApAreSpent() {
    Scene scene = hero("skills: [rune-mastery], ap: 0, moves: {move: 1}", "");
    scene.then("resolve rune-mastery");
    assertThat(scene.hero(1).allAp()).isZero();
  }

  @Test
  @Shows({"GOK-ANCIENT-05", "GOK-TERM-04"})
  void anAbilityThatTakesTheLastHpOfAnAncientDoesNotDefeatIt() {
    Scene scene =
        hero(
            "race: human, profession: wizard, at: old-wood, chapter: 6, fate: 0, gold: 0,"
                + " skills: [stormcalling]",
            "ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 10}]\n"
                + "places: {old-wood: {encounters: []}}");
    Scene rivals =
        Scene.of(
                Setup.of(2).with("format", "competitive"),
                """
                turn-of: 1
                heroes:
                  1:
                    race: human
                    profession: wizard
                    at: old-wood
                    chapter: 6
                    fate: 0
                    gold: 0
                    skills: [stormcalling]
                ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 10}]
                """)
            .then("assault prince-of-ruin", "accept");
    assertThat(scene.refused("overcome prince-of-ruin with fight"))
        .containsExactly("GOK-ASSAULT-18");
    assertThat(rivals.state().battles().get(0).hp()).isZero();
    assertThat(rivals.state().ancients().get(0).defeated()).isFalse();
    assertThat(rivals.odds()).containsKey("roll 6 of 6"); // the Skirmish comes before the check
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attribute-bonus: {attribute: sneak, amount: 2}",
        "extra-dice: {attribute: sneak, dice: 2}"
      })
  @Shows({"GOK-TEST-05", "GOK-VEIL-02"})
  void aVeiledCardGivesNoBonusOfItsText(String gives) {
    GloomOfKilforth game = OwnPack.captain("lasting: [{gives: {" + gives + "}}]");
    String zones =
        """
        heroes: {0: {race: human, profession: wizard, at: green-meadows, assets: [captain], %s}}
        places: {green-meadows: {encounters: [remote-town]}}
        """;
    String confront = "confront remote-town with sneak";

    assertThat(Scene.of(game, Setup.of(1), zones.formatted("hp: 4")).then(confront).odds())
        .containsKey("roll 4 of 4");
    assertThat(
            Scene.of(game, Setup.of(1), zones.formatted("veiled: [captain]")).then(confront).odds())
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-VEIL-01", "GOK-VEIL-02"})
  void aCardThatUnveilsTheOthersStaysVeiledItself() {
    GloomOfKilforth game =
        captain("{on: any-time, deed: true, cost: {veil: true}, effects: [unveil]}");
    Scene scene =
        Scene.of(
                game,
                Setup.of(1),
                "heroes: {0: {assets: [captain, healing-draught], veiled: [healing-draught]}}")
            .then("resolve captain");

    assertThat(scene.hero(0).veiled().count(Scene.card("healing-draught"))).isZero();
    assertThat(scene.hero(0).veiled().count(Scene.card("captain"))).isEqualTo(1);
    assertThat(scene.refused("resolve captain")).containsExactly("GOK-VEIL-02");
  }

  @Test
  @Shows({"GOK-TERM-10", "GOK-TERM-11"})
  void aCardToWhichTheFoeIsImmuneDoesNothing() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{gives:"
                + " {immune: {to: [skill]}}}], provenance: house}");
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: wizard, at: bone-fields, hp: 3, gold: 0, fate: 0,
            skills: [brawler, small-mercies], loot: [bandage]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    String[] battle = {"choose sulphur-imp", "done"};

    Scene usual = Scene.of(2, zones).then(battle);
    assertThat(usual.hero(1).gold()).isEqualTo(1); // a skill that works when a battle starts
    assertThat(usual.moves()).contains("resolve small-mercies");
    Scene immune = Scene.of(game, Setup.of(2), zones).then(battle);
    assertThat(immune.hero(1).gold()).isZero();
    assertThat(immune.refused("resolve small-mercies")).containsExactly("GOK-TERM-11");
    assertThat(immune.moves()).contains("resolve bandage");
  }

  @Test
  @Shows("GOK-TERM-10")
  void whatACardGaveBeforehandCountsAgainstAFoeButNotOneThatIsImmuneToTheCard() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: priest, at: rolling-hills, fate: 0, hand: [],
            skills: [blessing]}
        """;
    Scene ogre = Scene.of(2, zones).then("resolve blessing", "search", "draw rock-ogre");
    Scene ghoul = Scene.of(2, zones).then("resolve blessing", "search", "draw stone-ghoul");

    assertThat(ogre.then("roll 0 of 3").odds().keySet()).contains("roll 4 of 4");
    assertThat(ghoul.then("roll 0 of 5").odds().keySet())
        .contains("roll 3 of 3")
        .doesNotContain("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-Q-64", "GOK-SPELL-01"})
  void aSpellCanBeUsedByTheStudyThatCardsGiveOnACondition() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: human, profession: warrior, at: windrow, hp: 2, veiled: [%s],
            assets: [staff-of-storms, circle-of-rest]}
        """; // Study 2, Circle of Rest needs 4, the Staff gives 1, and 1 while it is unveiled
    String deed = "resolve circle-of-rest";

    assertThat(Scene.of(2, zones.formatted("")).moves()).contains(deed);
    assertThat(Scene.of(2, zones.formatted("staff-of-storms")).refused(deed))
        .containsExactly("GOK-SPELL-01");
  }

  private static final String ABBESS =
      """
      turn-of: 1
      heroes:
        0: {at: frostmaw}
        1: {race: orc, profession: wizard, at: bone-fields, chapter: 6, fate: 0, hand: [],
          skills: [shield-drill], assets: [gilded-sword]}
      ancients: [{card: abbess-of-penance, plots: [], at: %d, gathered: [%s]}]
      """;

  @Test
  @Shows({"GOK-ASSAULT-06", "GOK-TERM-10"})
  void anAncientHasTheImmunitiesOfAllPlotsBesideIt() {
    Setup competitive = Setup.of(2).with("format", "competitive");
    int here = Scene.of(1, "heroes: {0: {at: bone-fields}}").place("bone-fields");
    for (String plots :
        new String[] {
          "cult-of-penance, relic-theft-of-penance", "relic-theft-of-penance, cult-of-penance"
        }) {
      Scene scene = Scene.of(competitive, ABBESS.formatted(here, plots));
      scene.then("assault abbess-of-penance", "roll 0 of 4"); // neither skill nor Item adds to 4
      assertThat(scene.odds().keySet()).contains("roll 4 of 4").doesNotContain("roll 5 of 5");
    }
    Scene one = Scene.of(competitive, ABBESS.formatted(here, "cult-of-penance"));
    assertThat(one.then("assault abbess-of-penance", "roll 0 of 4").odds().keySet())
        .contains("roll 6 of 6");
  }

  @Test
  @Shows({"GOK-TERM-10", "GOK-TEST-05", "GOK-CLASS-02"})
  void theBonusOfAClassIsLostWhileItIsVeiledOrTheFoeImmuneToIt() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: orc, profession: war-mage, at: bone-fields, fate: 0, hand: [], veiled: [%s]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;
    GloomOfKilforth immune =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{gives:"
                + " {immune: {to: [class]}}}], provenance: house}");

    assertThat(Scene.of(2, zones.formatted("war-mage")).then("roll 0 of 2").odds().keySet())
        .contains("roll 4 of 4"); // without the 1 of the class
    assertThat(
            Scene.of(immune, Setup.of(2), zones.formatted("")).then("roll 0 of 2").odds().keySet())
        .contains("roll 4 of 4");
  }

  @Test
  @Shows({"GOK-TEST-05", "GOK-VEIL-01"})
  void whatAnEffectHasGivenStaysThoughTheRaceIsVeiled() {
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: dwarf, profession: wizard, saga: 0, at: windrow, fate: 0, hand: [], veiled: [%s],
            assets: [silver-tongue]}
        places: {windrow: {encounters: [farmer]}}
        """;

    for (String veiled : new String[] {"", "dwarf"}) {
      Scene scene = Scene.of(2, zones.formatted(veiled));
      scene.then("resolve silver-tongue", "confront farmer with influence");
      assertThat(scene.odds().keySet()).as(veiled).contains("roll 5 of 5"); // 2, and 3 more
    }
  }

  @Test
  @Shows("GOK-TERM-10")
  void anImmunityHoldsWhileItsConditionDoes() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{when:"
                + " [{hp-at-most: 2}], gives: {immune: {to: [skill]}}}], provenance: house}");
    String zones =
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {race: orc, profession: wizard, at: bone-fields, fate: 0, hand: [], hp: %d,
            skills: [shield-drill]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """;

    assertThat(Scene.of(game, Setup.of(2), zones.formatted(3)).then("roll 0 of 2").odds().keySet())
        .contains("roll 5 of 5");
    assertThat(Scene.of(game, Setup.of(2), zones.formatted(2)).then("roll 0 of 2").odds().keySet())
        .contains("roll 4 of 4");
  }
}
