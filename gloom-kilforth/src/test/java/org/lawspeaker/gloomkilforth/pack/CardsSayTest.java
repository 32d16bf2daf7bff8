package org.lawspeaker.gloomkilforth.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.GloomProvider;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.testkit.coverage.Shows;

/** What each kind of card says, and that play goes by it. */
class CardsSayTest {
  private static final String PACK =
      PackText.resource(GloomProvider.class, "reference-pack.yaml").text();

  private static List<String> problems(String printed, String altered) {
    assertThat(PACK).contains(printed);
    return PackFile.read(new PackText("own", PACK.replace(printed, altered))).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  /** A part that a card must have is left out. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: Old Wood, terrain: forest,     | {name: Old Wood,             | missing key "terrain"
          {name: Elf, values                    | {name: Elf, none             | missing key "values"
          {name: Kobold, type: enemy,           | {name: Kobold,               | missing key "type"
          {name: Kobold, type: enemy, terrain: badlands, | {name: Kobold, type: enemy, | it names its deck
          {name: Gilded Sword, type: item,      | {name: Gilded Sword,         | missing key "type"
          {name: Cold Moon, location: Bone Fields, | {name: Cold Moon,         | missing key "location"
          {name: Queen of Ash, fight: 5,        | {name: Queen of Ash,         | missing key "fight"
          {name: Pact of Ash, of: Queen of Ash, | {name: Pact of Ash,          | missing key "of"
          """)
  @Shows({
    "GOK-LOC-03",
    "GOK-RACE-02",
    "GOK-ENC-02",
    "GOK-REWARD-02",
    "GOK-NIGHTCARD-01",
    "GOK-ANCIENT-01",
    "GOK-PLOT-04"
  })
  void noPartIsMissing(String printed, String altered, String says) {
    assertThat(problems(printed, altered)).anyMatch(problem -> problem.contains(says));
  }

  private static Map<String, String> dice(GloomOfKilforth game, String zones, String move) {
    return Scene.of(game, Setup.of(1), zones).then(move).odds();
  }

  @Test
  @Shows({"GOK-LOC-03", "GOK-LOC-06", "GOK-LOC-07"})
  void aLocationHasAnAbilityAndAGloomEffectOfItsOwn() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Spire Tor",
            "{name: Spire Tor, terrain: mountain, normal: {lasting: [{gives: {attribute-bonus:"
                + " {attribute: sneak, amount: 2}}}]}, gloom: {loss: 3}, provenance: house}");
    String zones = "heroes: {0: {at: %s}}\nplaces: {%s: {encounters: [deep-mine], gloom: %s}}";

    assertThat(
            dice(
                game,
                zones.formatted("spire-tor", "spire-tor", false),
                "confront deep-mine with sneak"))
        .containsKey("roll 4 of 4");
    assertThat(
            dice(
                game,
                zones.formatted("spire-tor", "spire-tor", true),
                "confront deep-mine with sneak"))
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
    assertThat(
            dice(
                game,
                zones.formatted("rolling-hills", "rolling-hills", false),
                "confront deep-mine with sneak"))
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
    Hero hero =
        Scene.of(game, Setup.of(1), zones.formatted("spire-tor", "spire-tor", true))
            .then("camp")
            .hero(0);
    assertThat(hero.hp()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-LOC-04", "GOK-ENC-04"})
  void thereAreFiveTerrainsAndEncountersAreOfFour() {
    assertThat(Arrays.stream(Terrain.values()).map(Terrain::keyword))
        .containsExactlyInAnyOrder("badlands", "city", "forest", "mountain", "plains");
    assertThat(problems("{name: Old Wood, terrain: forest", "{name: Old Wood, terrain: swamp"))
        .isNotEmpty();
    assertThat(
            problems(
                "{name: Kobold, type: enemy, terrain: badlands",
                "{name: Kobold, type: enemy, terrain: city"))
        .anyMatch(problem -> problem.contains("GOK-ENC-04"));
  }

  @Test
  @Shows("GOK-LOC-08")
  void noAncientBelongsToTheCity() {
    assertThat(problems("hp: 9, location: Spire Tor", "hp: 9, location: Sprawl City"))
        .anyMatch(problem -> problem.contains("GOK-LOC-08"));
    assertThat(
            problems(
                "location: Spire Tor, terrain: mountain", "location: Spire Tor, terrain: city"))
        .anyMatch(problem -> problem.contains("GOK-LOC-08"));
  }

  @Test
  @Shows({"GOK-RACE-02", "GOK-RACE-08", "GOK-RACE-11"})
  void aRaceHasFourAttributesHealthGoldKeywordsAndAnAbility() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Human",
            "{name: Human, values: {fight: 1, study: 3, sneak: 5, influence: 7}, health: 6, gold:"
                + " 2, keywords: [pious], abilities: [{on: day-starts, effects: [{gain: {what:"
                + " gold, amount: 9}}]}], provenance: house}");
    String zones =
        "heroes: {0: {profession: wizard, at: bone-fields}}\n"
            + "places: {bone-fields: {encounters: [%s]}}";

    assertThat(dice(game, zones.formatted("buried-temple"), "confront buried-temple with sneak"))
        .containsKey("roll 5 of 5");
    assertThat(dice(game, zones.formatted("buried-temple"), "confront buried-temple with study"))
        .containsKey("roll 5 of 5"); // with 2 of the Wizard
    Scene cleric = Scene.of(game, Setup.of(1), zones.formatted("cleric"));
    assertThat(cleric.moves()).contains("overcome cleric with influence");
    assertThat(cleric.then("confront cleric with influence").odds()).containsKey("roll 7 of 7");
    Scene imp = Scene.of(game, Setup.of(1), zones.formatted("sulphur-imp")).then("roll 0 of 2");
    assertThat(imp.odds()).containsKey("roll 1 of 1");
    assertThat(cleric.hero(0).hp()).isEqualTo(6);
    assertThat(cleric.hero(0).gold()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-RACE-04", "GOK-ENC-07", "GOK-RACE-05"})
  void fightIsForBattlesAndStudyForQuests() {
    Scene battle =
        Scene.of(
            1,
            """
            heroes: {0: {race: orc, profession: wizard, at: bone-fields}}
            places: {bone-fields: {encounters: [ember-hound]}}
            """);
    assertThat(battle.odds()).containsKey("roll 4 of 4").doesNotContainKey("roll 5 of 5");
    assertThat(battle.then("roll 0 of 4").odds())
        .containsKey("roll 4 of 4")
        .doesNotContainKey("roll 5 of 5");
    Scene quest =
        Scene.of(
            1,
            """
            heroes: {0: {race: elf, profession: wizard, at: old-wood}}
            places: {old-wood: {encounters: [missing-child]}}
            """);
    assertThat(quest.then("confront missing-child with study").odds())
        .containsKey("roll 5 of 5")
        .doesNotContainKey("roll 6 of 6");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5})
  @Shows("GOK-SKILL-03")
  void aSkillHasALevelFromOneToFour(int level) {
    assertThat(
            problems(
                "{name: Brawler, type: martial, level: 1",
                "{name: Brawler, type: martial, level: " + level))
        .hasSize(1);
  }

  @Test
  @Shows({"GOK-SAGA-01", "GOK-SAGA-04"})
  void aSagaHasFourChaptersWithKeywordsAFinaleAndATotem() {
    assertThat(problems("      - {name: \"Take Fortress IV\"", "      # {name: \"x\""))
        .isNotEmpty();
    assertThat(problems("keywords: [humanoid, title], few: item", "keywords: [], few: item"))
        .isNotEmpty();
    assertThat(
            problems("    finale: {name: Storm the Keep,", "    finally: {name: Storm the Keep,"))
        .isNotEmpty();
    assertThat(problems("    totem: {name: \"Banner of the Keep\"", "    token: {name: \"Banner\""))
        .isNotEmpty();
  }

  @Test
  @Shows("GOK-SAGA-04")
  void aChapterAsksForItsOwnKeywords() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes: {1: {saga: 0, gold: 5, hand: [devil, kobold, farmer]}}
                """)
            .then("regale");
    assertThat(scene.moves()).containsExactly("discard devil"); // mountain
    scene.then("discard devil");
    assertThat(scene.moves()).containsExactly("discard kobold"); // enemy
  }

  @Test
  @Shows("GOK-SAGA-10")
  void aSagaCardMayHaveAnAbilityWhileItIsTheCurrentOne() {
    String zones =
        "turn-of: 1\n"
            + "heroes: {1: {race: human, profession: wizard, saga: 0, chapter: %d, at:"
            + " bone-fields}}\n"
            + "places: {bone-fields: {encounters: [sulphur-imp]}}";

    assertThat(Scene.of(2, zones.formatted(3)).then("roll 0 of 2").odds())
        .containsKey("roll 3 of 3");
    assertThat(Scene.of(2, zones.formatted(2)).then("roll 0 of 2").odds())
        .containsKey("roll 2 of 2")
        .doesNotContainKey("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-RESOLVE-01", "GOK-SAGA-10"})
  void aDeedOfTheCurrentChapterIsResolved() {
    String chapter = "{name: \"Take Fortress II\", keywords: [martial, place],";
    GloomOfKilforth game =
        OwnPack.changed(
            chapter,
            chapter
                + " abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{gain:"
                + " {what: gold, amount: 1}}]}],");
    String zones =
        "turn-of: 1\n"
            + "heroes: {1: {race: human, profession: wizard, saga: 0, chapter: %d, gold: 0}}";

    Scene second = Scene.of(game, Setup.of(2), zones.formatted(2));
    assertThat(second.then("resolve take-fortress-ii").hero(1).gold()).isEqualTo(1);
    assertThat(second.refused("resolve take-fortress-ii")).containsExactly("GOK-VEIL-02");
    Scene third = Scene.of(game, Setup.of(2), zones.formatted(3));
    assertThat(third.refused("resolve take-fortress-ii")).containsExactly("GOK-RESOLVE-01");
  }

  @Test
  @Shows("GOK-ENC-03")
  void thereAreFiveTypesOfEncounters() {
    assertThat(Arrays.stream(EncounterType.values()).map(EncounterType::keyword))
        .containsExactlyInAnyOrder("enemy", "place", "quest", "stranger", "event");
    assertThat(problems("{name: Kobold, type: enemy", "{name: Kobold, type: beast")).isNotEmpty();
  }

  @Test
  @Shows("GOK-ENC-08")
  void sneakWithASkullIsForEvasionAlone() {
    String zones =
        "turn-of: 1\n"
            + "heroes: {1: {race: human, profession: rogue, at: green-meadows, %s}}\n"
            + "places: {green-meadows: {encounters: [grain-widow]}}";

    assertThat(Scene.of(2, zones.formatted("gold: 0")).refused("confront grain-widow with sneak"))
        .containsExactly("GOK-STRANGER-02");
    Scene enemy = Scene.of(2, zones.formatted("enemies: [grain-widow], hidden: true, fate: 0"));
    assertThat(enemy.then("evade", "roll 1 of 4").hero(1).evaded().size()).isEqualTo(1);
  }

  private static final Map<String, List<String>> UNIQUE =
      Map.of(
          "ally", List.of("arcane", "martial", "pious", "shadow"),
          "item", List.of("armour", "jewellery", "potion", "weapon"),
          "spell", List.of("aid", "combat", "healing", "kinetic"),
          "title", List.of("order", "rank", "reputation", "steed"));

  @Test
  @Shows({"GOK-REWARD-03", "GOK-REWARD-11"})
  void everyRewardHasAUniqueKeywordOfItsType() {
    assertThat(problems("unique: weapon, bonus: {fight: 2}", "bonus: {fight: 2}")).hasSize(1);
    for (Reward each : Scene.GAME.cards().pack.rewards()) {
      assertThat(UNIQUE.get(each.type().keyword())).as(each.name()).contains(each.unique());
    }
  }

  @Test
  @Shows({"GOK-ANCIENT-01", "GOK-ANCIENT-06"})
  void anAncientHasFightHpLocationAndGold() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Prince of Ruin",
            "{name: Prince of Ruin, fight: 5, hp: 1, location: Thornwald, terrain: forest, gold: 7,"
                + " provenance: house}");
    String zones =
        "heroes: {0: {at: thornwald, chapter: 6, gold: 0, fate: 0}}\n"
            + "ancients: [{card: prince-of-ruin, plots: [], at: 10}]";
    Scene scene = Scene.of(game, Setup.of(1), zones);
    assertThat(scene.place("thornwald")).isEqualTo(10);

    scene.then("assault prince-of-ruin");
    assertThat(scene.odds()).containsKey("roll 5 of 5").doesNotContainKey("roll 6 of 6");
    scene.then("roll 0 of 5", "roll 1 of 4");
    assertThat(scene.hero(0).gold()).isEqualTo(7);
    Scene finale =
        Scene.of(game, Setup.of(1), "heroes: {0: {at: spire-tor, chapter: 5, finale: 5, fate: 0}}")
            .then("regale", "roll 1 of 4");
    assertThat(finale.state().ancients().get(0).at()).contains(10);
  }
}
