package org.lawspeaker.gloomkilforth.turn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Who is asked first where several heroes are: never the first seat because it is the first. */
class OrderOfPlayTest {
  /** Six for each hero. */
  private static final String[] RUMOURS = {
    "farmer, kobold, devil, rock-ogre, sulphur-imp, thorn-wight",
    "captain, fireball, acolyte, gilded-sword, magister, warden",
    "cleric, herb-woman, grain-widow, toll-keeper, stone-seer, salt-trader"
  };

  /** A seventh for each hero comes of this. */
  private static final String FOR_ALL = "event: [{gain-reward: {type: item, who: each-hero}}]";

  private static final String[] SEVENTH = {
    "draw cloak-pin", "draw hunting-bow", "draw doom-shield"
  };

  @Test
  @Shows({"GOK-Q-99", "GOK-LIMIT-04"})
  void limitsAreLookedAtClockwiseFromTheActiveHero() {
    String card = "{name: Market Day, type: event, terrain: plains, %s, provenance: house}";
    Scene scene =
        Scene.of(
                OwnPack.instead("Market Day", card.formatted(FOR_ALL)),
                Setup.of(3),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, hand: [%s]}
                  1: {at: green-meadows, hand: [%s]}
                  2: {at: frostmaw, hand: [%s]}
                """
                    .formatted((Object[]) RUMOURS))
            .then("search", "draw market-day")
            .then(SEVENTH);

    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.then("discard captain").asked()).isEqualTo(2);
    assertThat(scene.then("discard cleric").asked()).isZero();
  }

  @Test
  @Shows({"GOK-Q-99"})
  void atNightTheyAreLookedAtFromTheFirstHero() {
    String card = "{name: Thick Mist, location: Frostmaw, %s, provenance: house}";
    Scene scene =
        Scene.of(
                OwnPack.instead("Thick Mist", card.formatted(FOR_ALL)),
                Setup.of(3),
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {camped: true, hand: [%s]}
                  1: {at: frostmaw, hand: [%s]}
                  2: {camped: true, hand: [%s]}
                """
                    .formatted((Object[]) RUMOURS))
            .then("camp", "draw thick-mist")
            .then(SEVENTH);

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("discard cleric").asked()).isZero();
    assertThat(scene.then("discard farmer").asked()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-12", "GOK-TEAM-08"})
  void whoJoinsABattleFightsInSeatOrderFromTheActiveHero() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: old-wood, gold: 0}
                  1: {at: old-wood, gold: 0, fate: 0}
                  2: {at: old-wood, gold: 0}
                places: {old-wood: {encounters: [grey-stalker]}}
                """)
            .then("choose grey-stalker", "done")
            .then("team with seat 0", "accept", "team with seat 2", "accept");

    assertThat(scene.state().battles().get(0).heroes())
        .extracting(Seat::index)
        .containsExactly(1, 2, 0);
  }

  @Test
  @Shows({"GOK-Q-100", "GOK-NIGHT-02"})
  void defeatsOfTheNightAreHandledFromTheFirstHero() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {camped: true, hp: 1, at: old-wood, hand: [farmer, kobold]}
                  1: {hp: 1, at: frostmaw, hand: [captain, magister]}
                  2: {camped: true, hp: 1, at: old-wood, hand: [cleric, devil]}
                places: {frostmaw: {gloom: true}, old-wood: {gloom: true}}
                """)
            .then("camp");

    assertThat(scene.state().heroes()).allMatch(hero -> hero.hp() == 0); // lost together
    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("discard cleric").asked()).isZero();
    assertThat(scene.then("discard farmer").asked()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-CAMP-01", "GOK-CAMP-06"})
  void aDayBreaksForTheFirstHeroFirst() {
    String daily =
        "abilities: [{on: day-starts, may: true, effects: [{gain: {what: gold, amount: 1}}]}]";
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain", OwnPack.titled("Captain", daily),
                "Magister", OwnPack.titled("Magister", daily)));
    Scene scene =
        Scene.of(
                game,
                Setup.of(3),
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {camped: true, gold: 0, assets: [captain]}
                  1: {at: frostmaw}
                  2: {camped: true, gold: 0, assets: [magister]}
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("accept").asked()).isZero();
    assertThat(scene.then("decline").state().turn().seat().index()).isEqualTo(2);
    assertThat(scene.hero(2).gold()).isEqualTo(scene.hero(0).gold() + 1);
  }

  @Test
  @Shows({"GOK-Q-67", "GOK-Q-100"})
  void anEffectOnEachHeroGoesClockwiseFromTheFirstHero() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes: {0: {camped: true}, 1: {at: frostmaw}, 2: {camped: true}}
                """)
            .then("camp", "draw hungry-dark");

    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("choose option 2").asked()).isZero();
    assertThat(scene.then("choose option 2").asked()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-Q-32", "GOK-ASSAULT-13"})
  void theMarkerOfAnEliminatedHeroPassesClockwise() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                clock: {first: "1", taken: true}
                heroes: {1: {at: old-wood, chapter: 6, hp: 2, gold: 0, fate: 0}}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin", "roll 2 of 6", "roll 0 of 2");

    assertThat(scene.hero(1).eliminated()).isTrue();
    assertThat(scene.state().clock().first().index()).isEqualTo(2);
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-Q-32", "GOK-CAMP-06"})
  void anEliminationIsNoCampSoTheFirstToMakeItStillTakesTheMarker() {
    Scene scene =
        Scene.of(
                Setup.of(3).with("format", "competitive"),
                """
                turn-of: 1
                clock: {first: "1"}
                heroes:
                  0: {at: frostmaw}
                  1: {at: old-wood, chapter: 6, hp: 2, gold: 0, fate: 0}
                  2: {at: frostmaw}
                ancients: [{card: prince-of-ruin, plots: [], at: 6}]
                """)
            .then("assault prince-of-ruin", "roll 2 of 6", "roll 0 of 2");
    assertThat(scene.state().clock().first().index()).isEqualTo(2);

    scene.then("hide", "camp");

    assertThat(scene.state().clock().first().index()).isZero();
  }

  @Test
  @Shows({"GOK-Q-31", "GOK-CAMP-06", "GOK-DEFEATED-02"})
  void whoFallsAsTheMateOfAnotherIsTheFirstToMakeCamp() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                clock: {first: "0"}
                turn: {team: ["2"]}
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: rogue, at: bone-fields, fate: 0, gold: 0}
                  2: {race: elf, profession: wizard, at: bone-fields, fate: 0, gold: 0, hp: 1}
                places: {bone-fields: {encounters: [sulphur-imp]}}
                """)
            .then("roll 0 of 2", "roll 0 of 2", "roll 1 of 2", "roll 0 of 1");

    assertThat(scene.state().clock().first().index()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-TEAM-05", "GOK-TEAM-08"})
  void theTeamCallsOnFateAfterTheActiveHeroAndClockwise() {
    Scene scene =
        Scene.of(
                3,
                """
                turn-of: 1
                heroes:
                  0: {at: bone-fields, gold: 0, fate: 1}
                  1: {at: bone-fields, gold: 0, fate: 1, race: elf, profession: wizard}
                  2: {at: bone-fields, gold: 0, fate: 1}
                places: {bone-fields: {encounters: [black-obelisk]}}
                """)
            .then("team with seat 0", "accept", "team with seat 2", "accept")
            .then("confront black-obelisk with study", "roll 0 of 6");

    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.then("decline").asked()).isEqualTo(2);
    assertThat(scene.then("decline").asked()).isZero();
  }

  @Test
  @Shows({"GOK-Q-95", "GOK-TURN-03"})
  void anEnemyThatComesAtNightIsEngagedInTheNextTurnWithoutSurprise() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                clock: {taken: true, first: "1"}
                heroes: {0: {camped: true}, 1: {at: thornwald, hp: 4, gold: 0}}
                ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
                """)
            .then("camp", "draw night-hag");

    assertThat(scene.state().clock().day()).isEqualTo(2);
    assertThat(scene.odds()).containsKey("roll 3 of 3").doesNotContainKey("roll 4 of 4");
    assertThat(scene.state().battles().get(0).heroes()).hasSize(1);
  }

  @Test
  @Shows({"GOK-Q-107", "GOK-REGALE-02"})
  void aNewDayBringsANewRegale() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                clock: {taken: true, first: "1"}
                heroes: {0: {camped: true}, 1: {at: old-wood, chapter: 2, regaled: true, ap: 0}}
                ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.hero(1).regaled()).isFalse();
  }

  @Test
  @Shows("GOK-CAMP-06")
  void eachDayTheFirstToMakeCampTakesTheMarker() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                clock: {taken: true, first: "1"}
                heroes: {0: {camped: true}, 1: {at: frostmaw, hp: 4}}
                ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
                """)
            .then("camp", "draw thick-mist");
    assertThat(scene.state().turn().seat().index()).isEqualTo(1);

    scene.then("hide", "camp");

    assertThat(scene.state().clock().first().index()).isZero();
  }
}
