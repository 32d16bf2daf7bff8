package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Ways out of a battle. */
class LeavingBattlesTest {
  @Test
  @Shows({"GOK-Q-66", "GOK-ESCAPE-02"})
  void aPlaceIsFreeOfEnemiesForTheHeroThatEscapes() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {camped: true, at: frostmaw, enemies: [salt-trader]}
                  1: {at: ashen-waste, hp: 4, gold: 0, fate: 0, enemies: [cleric]}
                places:
                  ashen-waste: {encounters: [sulphur-imp]}
                  bone-fields: {encounters: [cleric]}
                  vulture-pass: {encounters: [salt-trader]}
                """)
            .then("roll 0 of 2", "roll 0 of 2", "escape");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("vulture-pass"));
  }

  @Test
  @Shows({"GOK-Q-66", "GOK-ESCAPE-03"})
  void theCityIsAPlaceToEscapeToAsAnyOther() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {camped: true}
                  1: {at: spire-tor, hp: 4, gold: 0, fate: 0}
                places:
                  spire-tor: {encounters: [sulphur-imp]}
                  shrouded-glade: {encounters: [kobold]}
                """)
            .then("roll 0 of 2", "roll 0 of 2", "escape");

    assertThat(scene.moves())
        .contains("choose place sprawl-city")
        .doesNotContain("choose place shrouded-glade");
    assertThat(scene.then("choose place sprawl-city").hero(1).at()).isEqualTo(Cards.CENTRE);
  }

  @Test
  @Shows({"GOK-Q-93", "GOK-REQ-02"})
  void whatTheLossOfTheLastHpSetsOffMaySaveAHeroBeforeItsCheck() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: hp-lost, effects: [{gain: {what: hp, amount: 1}}]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: rogue, at: bone-fields, hp: 1, fate: 0, assets: [captain]}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 1 of 2", "roll 0 of 2");

    assertThat(scene.window()).isEqualTo("escape");
    assertThat(scene.hero(1).hp()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-TRAP-01"})
  void whoLeavesBeforeTheTrapDoesNotPayIt() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, camped: true}
                  1: {race: elf, profession: wizard, at: bone-fields, hp: 1, fate: 0, gold: 0,
                      hand: [], assets: [road-home]}
                places: {bone-fields: {encounters: [kobold]}}
                """)
            .then("choose kobold", "done");
    assertThat(scene.told("trap")).isEmpty();

    scene.then("resolve road-home");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("sprawl-city"));
    assertThat(scene.hero(1).hp()).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }

  private static final GloomOfKilforth FLIGHT =
      OwnPack.instead(
          "Captain",
          "{name: Captain, type: title, location: Old Wood, gold: 4, unique: rank, abilities: [{on:"
              + " round-starts, may: true, effects: [{relocate: {location: Frostmaw}}]}],"
              + " provenance: house}");

  @Test
  @Shows("GOK-Q-114")
  void whoIsMovedAwayLeavesTheBattleUndecided() {
    Scene scene =
        Scene.of(
                FLIGHT,
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {camped: true}
                  1: {at: bone-fields, hp: 4, gold: 0, fate: 0, assets: [captain]}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("accept");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("frostmaw"));
    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.hero(1).camped()).isFalse();
    assertThat(scene.window()).isEqualTo("action");
  }

  /** The Captain takes seat 1 out of its battle with a Sulphur Imp. */
  private static Scene leaves(GloomOfKilforth game) {
    return Scene.of(
            game,
            Setup.of(2),
            """
            turn-of: 1
            heroes:
              0: {at: windrow}
              1: {at: bone-fields, gold: 0, fate: 0, assets: [captain]}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """)
        .then("accept");
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-REQ-02"})
  void aBattleThatIsLeftEndsWhereItWasFought() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: round-starts, may: true, effects: [{relocate: {location:"
                + " Frostmaw}}]}, {on: battle-ends, when: [{at-location: Bone Fields}],"
                + " effects: [{gain: {what: gold, amount: 1}}]}]");
    Scene scene = leaves(game);

    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(1).at()).isEqualTo(scene.place("frostmaw"));
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-Q-03"})
  void whatTheAbilityDoesNextIsStillDone() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: round-starts, may: true, effects: [{relocate: {location:"
                + " Frostmaw}}, {gain: {what: gold, amount: 1}}]}]");
    Scene scene = leaves(game);

    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-ASSAULT-14"})
  void nobodyIsMovedAwayFromAnAncient() {
    Scene scene =
        Scene.of(
                FLIGHT,
                Setup.of(2).with("format", "competitive"),
                """
                turn-of: 1
                heroes: {1: {at: old-wood, chapter: 6, gold: 0, fate: 0, assets: [captain]}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin", "accept");

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.state().battles()).hasSize(1);
  }

  @Test
  @Shows({"GOK-Q-114", "GOK-TEAM-08"})
  void aMemberOfATeamThatIsPutElsewhereLeavesTheBattleToTheOthers() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: round-starts, effects: [{relocate: {location: Old Wood, who:"
                + " another-hero-here}}]}]");
    Scene scene = Scene.team(game, "gold: 0, assets: [captain]", "gold: 0");

    assertThat(scene.hero(2).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.state().battles().get(0).heroes()).hasSize(1);
  }

  /** Three heroes battle an Imp, and seat 2 is put elsewhere by a Test that it fails. */
  private static Scene fleeing() {
    return Scene.of(
        OwnPack.captain(
            "abilities: [{on: test-failed, effects: [{relocate: {location: Old Wood}}]}]"),
        Setup.of(3),
        """
        turn-of: 1
        turn: {team: ["2", "0"]}
        heroes:
          0: {at: bone-fields, hp: 4, gold: 0, fate: 0}
          1: {at: bone-fields, hp: 4, gold: 0, fate: 0}
          2: {at: bone-fields, hp: 4, gold: 0, fate: 0, assets: [captain]}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """);
  }

  @Test
  @Shows({"GOK-BATTLE-06", "GOK-TEAM-08"})
  void whatTheFoeHasRolledAgainstOneThatLeavesHarmsNobodyElse() {
    Scene scene =
        fleeing()
            .then("roll 0 of 2", "roll 0 of 2", "roll 2 of 2", "roll 0 of 2")
            .then("roll 1 of 2", "roll 0 of 4");

    assertThat(scene.hero(2).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.state().heroes()).extracting(Hero::hp).containsExactly(3, 4, 4);
  }

  @Test
  @Shows({"GOK-BATTLE-04", "GOK-TEAM-08"})
  void whoeverComesAfterOneThatLeavesInTheSkirmishStillTests() {
    Scene scene = fleeing().then("roll 0 of 2", "roll 0 of 2", "roll 0 of 2", "roll 0 of 2");

    assertThat(scene.hero(2).at()).isEqualTo(scene.place("old-wood"));
    assertThat(scene.state().tests())
        .singleElement()
        .matches(each -> each.foe() && each.seat().equals(Seat.of(0)));
  }

  /** Seats 1 and 2 battle an Imp of which this is printed, in a team. */
  private static Scene imp(String printed) {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, %s, provenance:"
                    .formatted(printed)
                + " house}");
    return Scene.team(game, "gold: 0", "gold: 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "trap: [%s]",
        "abilities: [{on: battle-starts, effects: [%s]}]",
        "abilities: [{on: round-starts, effects: [%s]}]"
      })
  @Shows({"GOK-Q-114", "GOK-ABILITY-06"})
  void wherePartOfATeamLeavesFirstTheOthersAreStillPutElsewhere(String printed) {
    String effects =
        "{relocate: {location: Frostmaw, who: each-hero-here}}, {gain: {what: gold, amount: 1}}";
    Scene scene = imp(printed.formatted(effects));

    assertThat(scene.hero(1).at()).isEqualTo(scene.place("frostmaw"));
    assertThat(scene.hero(2).at()).isEqualTo(scene.place("frostmaw"));
    assertThat(scene.hero(1).gold()).isEqualTo(1);
    assertThat(scene.state().battles()).isEmpty();
  }
}
