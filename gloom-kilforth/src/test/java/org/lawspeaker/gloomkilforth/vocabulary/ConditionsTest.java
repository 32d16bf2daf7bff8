package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.conditions.MapTest;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.testkit.coverage.Shows;

/**
 * When abilities can be started: each condition just where it holds, and just where it does not.
 */
@Shows("GOK-REQ-01")
class ConditionsTest {
  private static final String GOLD = "effects: [{gain: {what: gold, amount: 1}}]";

  /** A Captain with a Deed that needs something. */
  private static GloomOfKilforth needing(String condition) {
    return OwnPack.captain(
        "abilities: [{on: any-time, deed: true, limit: once-per-turn, when: [%s], %s}]"
            .formatted(condition, GOLD));
  }

  private static Scene scene(String condition, String hero, String zones) {
    return scene(needing(condition), hero, zones);
  }

  private static Scene scene(GloomOfKilforth game, String hero, String zones) {
    return Scene.of(
        game,
        Setup.of(2),
        "turn-of: 1\nheroes: {0: {at: frostmaw, skills: [shield-drill]}, 1: {%s}}\n%s"
            .formatted(Scene.hero(hero, "at: green-meadows", "assets: [captain]"), zones));
  }

  private static boolean works(Scene scene) {
    boolean works = scene.moves().contains("resolve captain");
    if (!works) {
      assertThat(scene.refused("resolve captain")).containsExactly("GOK-REQ-01");
    }
    return works;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {hp-at-most: 2} | hp: 2 | hp: 3
          {gold-at-least: 5} | gold: 5 | gold: 4
          {has-keyword: weapon} | assets: [captain, gilded-sword] | hand: [gilded-sword]
          unveiled | hp: 4 | veiled: [captain]
          none-stronger | skills: [small-mercies] | chapter: 5
          none-weaker | skills: [small-mercies] | skills: [killer]
          {in-terrain: plains} | at: green-meadows | at: old-wood
          {at-location: Green Meadows} | at: green-meadows | at: windrow
          {attribute-at-least: {attribute: sneak, least: 3}} | race: dark-elf, profession: wizard \
            | race: elf, profession: wizard
          {not: {gold-at-least: 5}} | gold: 4 | gold: 5
          """)
  void ofTheHero(String condition, String where, String whereNot) {
    assertThat(works(scene(condition, where, ""))).as(where).isTrue();
    assertThat(works(scene(condition, whereNot, ""))).as(whereNot).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          in-gloom | green-meadows: {gloom: true} | old-wood: {gloom: true}
          {in-play: {type: quest, least: 2}} | old-wood: {encounters: [burn-the-nest, light-the-beacons]} \
            | old-wood: {encounters: [burn-the-nest, remote-town]}
          obstacle-here | green-meadows: {obstacles: 1} | windrow: {obstacles: 1}
          {encounter-here: {type: stranger}} | green-meadows: {encounters: [farmer]} \
            | green-meadows: {encounters: [remote-town]}
          """)
  void ofTheMap(String condition, String where, String whereNot) {
    assertThat(works(scene(condition, "hp: 4", "places: {" + where + "}"))).as(where).isTrue();
    assertThat(works(scene(condition, "hp: 4", "places: {" + whereNot + "}")))
        .as(whereNot)
        .isFalse();
  }

  @Test
  void howManyHeroesStartedTheGame() {
    GloomOfKilforth game = needing("{heroes-at-most: 2}");
    String zones = "turn-of: 1\nheroes: {1: {at: frostmaw, assets: [captain]}}";

    assertThat(works(Scene.of(game, Setup.of(2), zones))).isTrue();
    assertThat(works(Scene.of(game, Setup.of(3), zones))).isFalse();
  }

  /** A hero and what it meets; the Deed is for the window before the first Skirmish. */
  private static Scene met(String condition, String foe, String hero) {
    return scene(
            condition,
            Scene.hero(hero, "at: bone-fields", "assets: [captain, healing-draught]", "hp: 3"),
            "places: {bone-fields: {encounters: [%s]}}".formatted(foe))
        .then("choose " + foe);
  }

  @Test
  void ofABattleUnderWay() {
    Scene scene = met("in-battle", "sulphur-imp", "gold: 0");
    assertThat(works(scene)).isFalse();
    assertThat(works(scene.then("done"))).isTrue();

    Scene enemy = met("faces-enemy-stranger", "cleric", "enemies: [cleric]").then("done");
    assertThat(works(enemy)).isTrue();
    assertThat(works(met("faces-enemy-stranger", "sulphur-imp", "gold: 0").then("done"))).isFalse();
    assertThat(works(met("{faces: demon}", "sulphur-imp", "gold: 0").then("done"))).isTrue();
    assertThat(works(met("{faces: undead}", "sulphur-imp", "gold: 0").then("done"))).isFalse();
  }

  @Test
  void ofABattleWithAnAncient() {
    Scene ancient =
        Scene.of(
                needing("faces-ancient"),
                Setup.of(2).with("format", "competitive"),
                """
                turn-of: 1
                heroes: {1: {at: old-wood, chapter: 6, fate: 0, hp: 3,
                  assets: [captain, healing-draught]}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin");

    assertThat(works(ancient)).isTrue();
    assertThat(works(met("faces-ancient", "sulphur-imp", "gold: 0").then("done"))).isFalse();
  }

  /** Seat 1 gains 1 gold after its Action if something holds. */
  private static int goldAfter(String action, String condition) {
    GloomOfKilforth game =
        OwnPack.captain("abilities: [{on: action-ends, when: [" + condition + "], " + GOLD + "}]");
    return Scene.of(
            game,
            Setup.of(3),
            "turn-of: 1\nheroes: {0: {at: frostmaw, hidden: true}, 1: {hp: 2, gold: 0, assets:"
                + " [captain]}}")
        .then(action)
        .hero(1)
        .gold();
  }

  @Test
  @Shows("GOK-HIDE-02")
  void thatTheHeroIsHidden() {
    assertThat(goldAfter("hide", "is-hidden")).isEqualTo(1);
    assertThat(goldAfter("rest", "is-hidden")).isZero();
    assertThat(goldAfter("hide", "{not: {condition: is-hidden}}")).isZero();
    assertThat(goldAfter("rest", "{not: {condition: is-hidden}}")).isEqualTo(1);
  }

  @Test
  void ofTheActionThatIsOver() {
    assertThat(goldAfter("rest", "{performs: {action: rest}}")).isEqualTo(1);
    assertThat(goldAfter("rest", "{performs: {action: hide}}")).isZero();
  }

  /** How likely both dice of a Test of Sneak are successes, if fours are in Tests of something. */
  private static String oddsOfTwo(String tested) {
    String fours = "lasting: [{when: [{test-of: %s}], gives: {success-on: 4}}]";
    return Objects.requireNonNull(
        scene(
                OwnPack.captain(fours.formatted(tested)),
                "race: human, profession: wizard, fate: 0",
                "places: {green-meadows: {encounters: [remote-town]}}")
            .then("confront remote-town with sneak")
            .odds()
            .get("roll 2 of 2"));
  }

  @Test
  void ofTheAttributeThatIsTested() {
    assertThat(oddsOfTwo("sneak")).isEqualTo("1/4");
    assertThat(oddsOfTwo("fight")).isEqualTo("1/9");
    assertThat(oddsOfTwo("study")).isEqualTo("1/9");
  }

  @Test
  @Shows("GOK-STRANGER-05")
  void aStrangerWithTheHerosTokenIsAnEnemyThatItFaces() {
    String token = "enemies: [cleric]";

    assertThat(works(met("{faces: enemy}", "cleric", token).then("done"))).isTrue();
    assertThat(works(met("{faces: stranger}", "cleric", token).then("done"))).isFalse();
    assertThat(works(met("{faces: badlands}", "cleric", token).then("done"))).isTrue();
  }

  @Test
  @Shows("GOK-STRANGER-05")
  void aStrangerWithTheHerosTokenIsAnEnemyOnTheMap() {
    String zones = "places: {bone-fields: {encounters: [cleric]}}";

    for (String holds : List.of("encounter-here: {type: ", "in-play: {least: 1, type: ")) {
      String enemy = "{" + holds + "enemy}}";
      String stranger = "{" + holds + "stranger}}";
      String own = "at: bone-fields, enemies: [cleric], evaded: [cleric]";
      assertThat(works(scene(enemy, own, zones))).as(enemy).isTrue();
      assertThat(works(scene(stranger, own, zones))).as(stranger).isFalse();
      assertThat(works(scene(stranger, "at: bone-fields", zones))).as(stranger).isTrue();
    }
  }

  /** Seat 1 makes all heroes lose 1 HP; seat 2 has a Magister that spares it if something holds. */
  private static Scene spared(String moment, String condition, String zones) {
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain",
                OwnPack.titled(
                    "Captain",
                    "abilities: [{on: "
                        + moment
                        + ", effects: [{lose: {what: hp, amount: 1, who: each-hero}}]}]"),
                "Magister",
                OwnPack.titled(
                    "Magister", "lasting: [{when: [" + condition + "], gives: {less-harm: 1}}]")));
    return Scene.of(
        game,
        Setup.of(3),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {at: bone-fields, assets: [captain]}
          2: {at: windrow, assets: [magister]}
        %s
        """
            .formatted(zones));
  }

  @Test
  void theBattleOfAnotherIsNoBattleOfOnesOwn() {
    String imp = "places: {bone-fields: {encounters: [sulphur-imp]}}";

    assertThat(spared("battle-starts", "in-battle", imp).hero(2).hp()).isEqualTo(3);
    assertThat(spared("battle-starts", "{not: {condition: in-battle}}", imp).hero(2).hp())
        .isEqualTo(4);
  }

  @Test
  void theActionOfAnotherIsNoActionOfOnesOwn() {
    String hides = "{performs: {action: hide}}";

    assertThat(spared("action-ends", hides, "").then("hide").hero(2).hp()).isEqualTo(3);
    assertThat(
            spared("action-ends", "{not: {condition: " + hides + "}}", "")
                .then("hide")
                .hero(2)
                .hp())
        .isEqualTo(4);
  }

  @Test
  void ofTheActionPerformed() {
    String obstacle = "places: {green-meadows: {obstacles: 1}}";
    Scene scene = scene("{performs: {action: clear}}", "hp: 4", obstacle);
    assertThat(works(scene)).isFalse();

    scene.then("clear obstacle", "draw two-gold");

    assertThat(works(scene)).isTrue();
  }

  @Test
  void thatOneOfATypeIsMissingReadsAsNone() {
    assertThat(new MapTest.InPlay(EncounterType.QUEST, 1).denies())
        .isEqualTo("no Quest is on the map");
    assertThat(new MapTest.InPlay(EncounterType.QUEST, 2).denies())
        .isEqualTo("fewer than 2 Quests are on the map");
  }
}
