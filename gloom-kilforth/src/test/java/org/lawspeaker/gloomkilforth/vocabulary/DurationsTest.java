package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** How long a change lasts, and no longer. */
class DurationsTest {
  /** Seat 1 has a Captain whose ability changes its Fight; seat 0 is far away. */
  private static Scene changed(String on, String until, String hero, String zones) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: %s, effects: [{modify: {gives: {attribute-bonus: {attribute: fight, amount: 1}}, until: %s}}]}]"
                .formatted(on, until));
    return Scene.of(
        game,
        Setup.of(2),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {gold: 0, fate: 0, assets: [captain], %s}
        ancients: [{card: prince-of-ruin, plots: []}, {card: queen-of-ash, plots: []}]
        %s
        """
            .formatted(hero, zones));
  }

  private static final String DEED = "any-time, deed: true, cost: {veil: true}";

  @Test
  void theEndOfADayIsDawn() {
    Scene scene = changed(DEED, "day", "at: sprawl-city", "").then("resolve captain");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("camp", "camp");
    assertThat(scene.state().modifiers()).hasSize(1);
    scene.then("draw thick-mist");

    assertThat(scene.state().clock().day()).isEqualTo(2);
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void whatDawnGivesUntilTheEndOfTheDayIsOverWithIt() {
    Scene scene = changed("dawn", "day", "at: sprawl-city", "").then("camp", "camp");

    scene.then("draw thick-mist");

    assertThat(scene.told("resolved")).hasSize(1);
    assertThat(scene.state().clock().day()).isEqualTo(2);
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void whatLastsUntilTheNextNightIsOverWhenNightFalls() {
    Scene scene = changed(DEED, "night", "at: sprawl-city", "").then("resolve captain", "camp");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("camp");

    assertThat(scene.odds()).containsKey("draw thick-mist");
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void theEndOfATurnIsWhenTheNextHeroHasTheTurn() {
    Scene scene = changed(DEED, "turn", "at: sprawl-city", "").then("resolve captain");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("hide");

    assertThat(scene.asked()).isZero();
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void theEndOfABattleIsAfterItsReward() {
    Scene scene =
        changed(
            "battle-starts",
            "battle",
            "race: human, profession: warrior, at: bone-fields",
            "places: {bone-fields: {encounters: [sulphur-imp]}}");
    scene.then("roll 0 of 2", "roll 1 of 5", "fight", "roll 0 of 2");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("roll 1 of 5", "take gold", "keep card");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void aRoundEndsAlsoWhereADeedEndsTheBattle() {
    Scene scene =
        changed(
                "round-starts",
                "round",
                "race: elf, profession: priest, at: bone-fields, enemies: [cleric]",
                "places: {bone-fields: {encounters: [cleric]}}")
            .then("choose cleric");
    while (scene.moves().contains("done")) {
      scene.then("done");
    }
    scene.then("roll 0 of 1");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("overcome cleric with fight");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void outsideABattleThereIsNoRoundForWhichAnythingCouldLast() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, camped: true}
                  1: {race: human, profession: wizard, at: old-wood, hp: 3, ap: 4, fate: 0,
                      hand: [], assets: [grave-helm]}
                places: {old-wood: {obstacles: 1}}
                """)
            .then("clear obstacle", "draw snare");

    assertThat(scene.hero(1).hp()).isEqualTo(2);
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void noTurnIsUnderWayAtDawn() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                clock: {first: "1", taken: true}
                heroes:
                  0: {at: frostmaw, camped: true}
                  1: {race: human, profession: wizard, at: windrow, hidden: true, hand: [],
                      assets: [hooked-dagger]}
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.hero(1).hidden()).isFalse();
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  @Shows("GOK-Q-09")
  void whatIsGivenForATestIsNotOverWithThatOfTheFoeBeforeIt() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw, camped: true}
                  1: {race: human, profession: bard, saga: 6, at: bone-fields, ap: 4, fate: 0,
                      hand: [], skills: [living-saint]}
                places: {bone-fields: {encounters: [dust-fiend]}}
                """)
            .then("choose dust-fiend", "resolve bard", "roll 0 of 3", "choose option 2");

    assertThat(scene.odds()).containsKey("roll 8 of 8"); // Influence, of which 2 are by the Bard
    scene.then("roll 0 of 8", "fight", "roll 0 of 3", "choose option 2");
    assertThat(scene.odds()).containsKey("roll 6 of 6");
  }

  @Test
  void norDoesItLastWhereATurnIsDeclaredComplete() {
    Scene scene =
        changed(DEED, "turn", "at: sprawl-city, hp: 3, loot: [bandage]", "")
            .then("resolve captain", "camp");
    assertThat(scene.state().modifiers()).hasSize(1);

    scene.then("end turn");

    assertThat(scene.asked()).isZero();
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void beforeTheFirstTurnOfADayThereIsNone() {
    Scene scene = changed("day-starts", "turn", "at: sprawl-city", "").then("camp", "camp");

    scene.then("draw thick-mist");

    assertThat(scene.state().clock().day()).isEqualTo(2);
    assertThat(scene.state().modifiers()).isEmpty();
  }

  @Test
  void nobodyPaysForWhatWouldNotLast() {
    Scene nowhere = changed(DEED, "battle", "at: sprawl-city", "");
    Scene fighting =
        changed(DEED, "battle", "at: bone-fields", "places: {bone-fields: {encounters: [kobold]}}");

    assertThat(nowhere.moves()).doesNotContain("resolve captain");
    assertThat(nowhere.refused("resolve captain")).containsExactly("GOK-REQ-01");
    fighting.then("done", "resolve captain");
    assertThat(fighting.state().modifiers()).hasSize(1);
  }

  @Test
  void aHeroThatMayStillJoinTheBattleGetsWhatLastsUntilItsEnd() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: battle-starts, effects: [{modify: {gives: {attribute-bonus: {attribute: fight,"
                + " amount: 1}}, until: battle, who: each-hero-here}}]}]");
    Scene scene =
        Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, camped: true}
              1: {at: bone-fields, fate: 0, assets: [captain]}
              2: {at: bone-fields, fate: 0}
            places: {bone-fields: {encounters: [kobold]}}
            """);

    scene.then("choose kobold", "done");
    assertThat(scene.state().battles()).hasSize(1);
    assertThat(scene.state().modifiers()).hasSize(2);
  }
}
