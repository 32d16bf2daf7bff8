package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.testkit.coverage.Shows;

/** How often abilities work, whose they are, and whom they mean. */
class WhenAndWhoTest {
  private static final String GOLD = "effects: [{gain: {what: gold, amount: 1}}]";

  private static final String IMP = "places: {bone-fields: {encounters: [sulphur-imp]}}";

  private static Scene solo(GloomOfKilforth game, String hero, String zones) {
    return Scene.of(
        game,
        Setup.of(1),
        "heroes: {0: {%s}}\n%s"
            .formatted(
                Scene.hero(
                    hero,
                    "race: human",
                    "profession: wizard",
                    "at: bone-fields",
                    "gold: 0",
                    "fate: 0",
                    "assets: [captain]"),
                zones));
  }

  private static Scene solo(String ability, String hero, String zones) {
    return solo(OwnPack.captain("abilities: [{" + ability + "}]"), hero, zones);
  }

  @Test
  @Shows("GOK-REQ-06")
  void onceATurnIsOnceATurn() {
    Scene scene =
        solo("on: any-time, deed: true, limit: once-per-turn, " + GOLD, "at: frostmaw", "")
            .then("resolve captain");
    assertThat(scene.refused("resolve captain")).isNotEmpty();

    scene.then("hide", "come out", "resolve captain"); // in the next turn

    assertThat(scene.hero(0).gold()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hp: 1", "ap: 1", "fate: 1", "gold: 1"})
  @Shows("GOK-REQ-06")
  void whatIsOfferedAtAMomentMayBeUsedAsLongAsItsCostCanBePaid(String cost) {
    String pays = "on: round-starts, deed: true, cost: {" + cost + "}, effects: [{harm-foe: 1}]";
    Scene scene = solo(pays, "hp: 3, ap: 2, fate: 2, gold: 2", IMP).then("accept");

    assertThat(scene.window()).isEqualTo("may");
    assertThat(scene.allowed("accept")).containsExactly("GOK-ABILITY-07");
    assertThat(scene.then("decline").odds()).isNotEmpty();
  }

  @Test
  @Shows("GOK-REQ-03")
  void onceABattleIsOnceABattle() {
    Scene scene =
        solo("on: round-starts, limit: once-per-battle, " + GOLD, "hp: 4", IMP)
            .then("roll 0 of 2", "roll 0 of 2", "fight");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-DEED-02", "GOK-DEED-01"})
  void aDeedWithAMomentIsNotForTheHidden() {
    String deed = "on: action-ends, deed: true, " + GOLD;

    assertThat(solo(deed, "at: frostmaw", "").then("hide").window()).isEqualTo("action");
    assertThat(solo(deed, "at: sprawl-city, hp: 2", "").then("rest").window()).isEqualTo("may");
  }

  @Test
  @Shows({"GOK-ESCAPE-01", "GOK-Q-30"})
  void aDeedWithAMomentIsNotForAHeroWhoseTurnIsOver() {
    String deed = "on: camped, deed: true, " + GOLD;
    Scene away = solo(deed, "hp: 4", IMP).then("roll 0 of 2", "roll 0 of 2", "escape");

    assertThat(solo(deed, "at: frostmaw", "").then("camp").window()).isEqualTo("may");
    assertThat(away.then(away.moves().get(0)).odds()).containsKey("draw thick-mist");
  }

  @Test
  @Shows({"GOK-NIGHT-06", "GOK-ABILITY-04"})
  void theWeatherWorksForAll() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Thick Mist",
            "{name: Thick Mist, location: Frostmaw, weather: true, abilities: [{on: action-ends, "
                + GOLD
                + "}], provenance: house}");

    assertThat(solo(game, "assets: []", "clock: {weather: thick-mist}").then("hide").hero(0).gold())
        .isEqualTo(1);
  }

  /** The Captain of seat 1 hurts each hero as a battle begins, and the Weather pays for that. */
  @Test
  @Shows({"GOK-ABILITY-04", "GOK-ABILITY-05"})
  void theWeatherWorksForHeroesOutsideABattleToo() {
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Thick Mist",
                "{name: Thick Mist, location: Frostmaw, weather: true, abilities: [{on: hp-lost, "
                    + GOLD
                    + "}], provenance: house}",
                "Captain",
                OwnPack.titled(
                    "Captain",
                    "abilities: [{on: battle-starts, effects: [{lose: {what: hp, amount: 1, who:"
                        + " each-hero}}]}]")));
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2"]}
            clock: {weather: thick-mist}
            heroes:
              0: {at: windrow, gold: 0}
              1: {at: bone-fields, fate: 0, gold: 0, assets: [captain]}
              2: {at: bone-fields, fate: 0, gold: 0}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);
    while (scene.moves().contains("choose option 1")) {
      scene.then("choose option 1");
    }

    assertThat(scene.state().heroes()).extracting(Hero::hp).containsOnly(3);
    assertThat(scene.state().heroes()).extracting(Hero::gold).containsExactly(1, 1, 0);
  }

  @Test
  @Shows({"GOK-ABILITY-05", "GOK-TEAM-08"})
  void asATeamEngagesTheWeatherWorksForTheActiveHeroAlone() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Thick Mist",
            "{name: Thick Mist, location: Frostmaw, weather: true, abilities: [{on:"
                + " engagement-starts, "
                + GOLD
                + "}], provenance: house}");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2"]}
            clock: {weather: thick-mist}
            heroes:
              0: {at: windrow}
              1: {at: bone-fields, fate: 0, gold: 0}
              2: {at: bone-fields, fate: 0, gold: 0}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);

    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(2).gold()).isZero();
  }

  @Test
  @Shows("GOK-SAGA-10")
  void aChapterWorksWhileItIsTheCurrentOne() {
    String hero = "saga: 0, hand: [], assets: [], chapter: ";
    String[] wins = {"roll 0 of 2", "roll 2 of 2", "take gold", "keep card"};

    Scene fourth = solo(Scene.GAME, hero + "4", IMP).then(wins);
    Scene second = solo(Scene.GAME, hero + "2", IMP).then(wins);
    assertThat(fourth.hero(0).gold()).isEqualTo(second.hero(0).gold() + 1);
  }

  @Test
  @Shows({"GOK-ABILITY-05", "GOK-TEAM-08"})
  void whatAFoeDoesToATeamIsForTheActiveHeroAlone() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, abilities: [{on:"
                + " test-starts, effects: [{lose: {what: gold, amount: 1}}]}], provenance: house}");
    Scene scene =
        Scene.team(
                game,
                "race: human, profession: rogue, gold: 3",
                "race: elf, profession: wizard, gold: 3")
            .then("roll 0 of 2", "roll 0 of 2", "roll 0 of 2", "roll 0 of 1");

    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(2).gold()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-TERM-12", "GOK-REQ-02"})
  void whoeverIsMovedOrPutSomewhereEntersIt() {
    String arrives = "abilities: [{on: arrived, " + GOLD + "}, ";
    GloomOfKilforth game =
        OwnPack.captain(
            arrives
                + "{on: any-time, deed: true, cost: {veil: true}, effects: [{relocate: {location:"
                + " Old Wood}}]}]");

    assertThat(solo(game, "at: frostmaw", "").then("move sprawl-city").hero(0).gold()).isEqualTo(1);
    assertThat(solo(game, "at: frostmaw", "").then("resolve captain").hero(0).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-TRAP-01", "GOK-REQ-02"})
  void beingConfrontedIsAMomentOfTheEncounter() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Remote Town",
            "{name: Remote Town, type: place, terrain: plains, gold: 2, needs: {sneak: 3},"
                + " abilities: [{on: confronted, "
                + GOLD
                + "}], provenance: house}");
    String town = "places: {green-meadows: {encounters: [remote-town]}}";

    Scene scene = solo(game, "at: green-meadows, assets: []", town);
    assertThat(scene.then("confront remote-town with sneak").hero(0).gold()).isEqualTo(1);
  }

  private static Scene ranks(String who, String others) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [{gain: {what:"
                + " gold, amount: 5, who: "
                + who
                + "}}]}]");
    return Scene.of(
        game,
        Setup.of(3),
        """
        turn-of: 1
        clock: {first: "2"}
        heroes:
          1: {at: frostmaw, gold: 0, skills: [killer], assets: [captain]}
          %s
        """
            .formatted(others));
  }

  @Test
  @Shows({"GOK-Q-101", "GOK-ASSAULT-13", "GOK-DEF-06", "GOK-DEF-07"})
  void theEliminatedAreNotTheWeakest() {
    String weak = "0: {eliminated: true}\n  2: {at: windrow, gold: 0, skills: [duellist]}";
    assertThat(ranks("weakest", weak).then("resolve captain").hero(1).gold()).isEqualTo(5);
  }

  @Test
  @Shows({"GOK-Q-101", "GOK-DEFEATED-06"})
  void aDefeatedHeroIsStrongestButNothingBefallsIt() {
    String fallen =
        "0: {at: windrow, gold: 0}\n"
            + "  2: {defeated: true, camped: true, gold: 0, skills: [blademaster]}";
    Scene scene = ranks("strongest", fallen).then("resolve captain");

    assertThat(scene.window()).isEqualTo("action"); // nobody else is as strong
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(2).gold()).isZero();
  }

  @Test
  @Shows("GOK-DEF-08")
  void theFirstHeroDecidesAmongEqualsAlsoInTheTurnOfAnother() {
    String equal = "0: {at: windrow, gold: 0, skills: [blessing]}\n  2: {at: windrow, gold: 0}";
    Scene scene = ranks("strongest", equal).then("resolve captain");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("choose seat 0").hero(0).gold()).isEqualTo(5);
  }

  @Test
  @Shows("GOK-OVERCOME-06")
  void theKeywordOfTheRaceCounts() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, weakness: [fey],"
                + " provenance: house}");

    assertThat(solo(game, "race: elf, assets: []", IMP).moves())
        .contains("overcome sulphur-imp with fight");
    assertThat(solo(game, "race: human, assets: []", IMP).odds()).isNotEmpty();
  }

  @Test
  @Shows({"GOK-DEFEATED-01", "GOK-Q-92", "GOK-CLAIM-01"})
  void whoFallsByItsVictoryHasNoRewardAndTheCardIsDiscarded() {
    Scene scene =
        solo("on: encounter-defeated, effects: [{lose: {what: hp, amount: 4}}]", "hp: 4", IMP)
            .then("roll 0 of 2", "roll 2 of 2", "sacrifice captain");

    assertThat(scene.hero(0).defeated()).isTrue();
    assertThat(scene.hero(0).hand().isEmpty()).isTrue();
    assertThat(scene.site("bone-fields").encounters().isEmpty()).isTrue();
  }

  @Test
  @Shows({"GOK-STRANGER-05", "GOK-CONFRONT-01"})
  void anEnemyStrangerIsNotConfronted() {
    Scene scene =
        solo(
            Scene.GAME,
            "at: green-meadows, hidden: true, evaded: [farmer], enemies: [farmer], assets: []",
            "places: {green-meadows: {encounters: [farmer]}}");

    assertThat(scene.refused("confront farmer with influence")).contains("GOK-STRANGER-05");
  }

  @Test
  @Shows("GOK-STRANGER-05")
  void noStrangerIsMadeAnEnemyTwice() {
    String enemies = "on: any-time, deed: true, cost: {veil: true}, effects: [make-enemy]";
    Scene scene =
        solo(
            enemies,
            "at: green-meadows, evaded: [farmer], enemies: [farmer]",
            "places: {green-meadows: {encounters: [farmer]}}");

    assertThat(scene.moves()).doesNotContain("resolve captain");
  }

  @Test
  @Shows({"GOK-STRANGER-05", "GOK-STRANGER-06"})
  void amongTheStrangersThoseAloneAreMadeEnemiesThatAreNone() {
    String enemies = "on: any-time, deed: true, cost: {veil: true}, effects: [make-enemy]";
    String hero = "at: green-meadows, enemies: [farmer]";
    String zones = "places: {green-meadows: {encounters: [%s]}}";
    Scene both = solo(enemies, hero, zones.formatted("farmer, grain-widow"));
    Scene alone = solo(enemies, hero, zones.formatted("farmer"));

    assertThat(both.moves()).contains("resolve captain");
    assertThat(both.then("resolve captain").hero(0).enemies().size()).isEqualTo(2);
    assertThat(alone.moves()).doesNotContain("resolve captain");
  }
}
