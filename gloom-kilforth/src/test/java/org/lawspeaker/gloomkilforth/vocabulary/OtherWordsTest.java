package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Words on cards that stand for themselves. */
class OtherWordsTest {
  /** Seat 1 has a Captain with a Deed of its own; seat 2 is with it, seat 0 far away. */
  private static Scene deed(String effects, String hero, String zones) {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [%s]}]"
                .formatted(effects));
    return Scene.of(
        game,
        Setup.of(3),
        """
        turn-of: 1
        heroes: {0: {at: frostmaw, hidden: true}, 1: {%s}, 2: {at: green-meadows, gold: 0}}
        %s
        """
            .formatted(
                Scene.hero(hero, "at: green-meadows", "gold: 1", "assets: [captain]"), zones));
  }

  @Test
  @Shows({"GOK-CAMP-02", "GOK-CAMP-03", "GOK-CAMP-06", "GOK-TURN-05"})
  void whoIsSentToCampHasNoActionMore() {
    Scene scene = deed("go-to-camp", "ap: 4, loot: [lucky-charm]", "").then("resolve captain");

    assertThat(scene.hero(1).camped()).isTrue();
    assertThat(scene.hero(1).ap()).isZero();
    assertThat(scene.state().clock().first().index()).isEqualTo(1);
    assertThat(scene.moves()).contains("end turn").doesNotContain("hide", "camp");
  }

  @Test
  @Shows({"GOK-CAMP-04", "GOK-TURN-13"})
  void anotherHeroIsSentToCampAndTheTurnGoesOn() {
    Scene scene =
        deed("{go-to-camp: {who: another-hero-here}}", "ap: 4", "").then("resolve captain");

    assertThat(scene.hero(2).camped()).isTrue();
    assertThat(scene.hero(1).camped()).isFalse();
    assertThat(scene.moves()).contains("hide", "camp");
    assertThat(scene.then("hide").state().turn().seat().index()).isZero(); // seat 2 is skipped
  }

  @Test
  @Shows({"GOK-TOKEN-09", "GOK-HIDE-03"})
  void othersAreFound() {
    Scene scene = deed("{stop-hiding: {who: each-hero}}", "ap: 4", "").then("resolve captain");

    assertThat(scene.hero(0).hidden()).isFalse();
  }

  @Test
  @Shows({"GOK-ABILITY-06", "GOK-GOLD-02"})
  void asMuchGoldIsHandedOverAsThereIs() {
    Scene scene = deed("{hand-over: {what: gold, gold: 2}}", "gold: 1", "").then("resolve captain");

    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(2).gold()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-ABILITY-06")
  void aRumourOrATokenOfTheGiversChoiceIsHandedOver() {
    Scene rumour =
        deed("{hand-over: {what: rumour}}", "hand: [farmer, kobold]", "")
            .then("resolve captain", "give kobold");
    assertThat(rumour.hero(2).hand().count(Scene.card("kobold"))).isEqualTo(1);
    assertThat(rumour.hero(1).hand().size()).isEqualTo(1);

    Scene token =
        deed("{hand-over: {what: loot}}", "loot: [bandage, lantern]", "")
            .then("resolve captain", "give lantern");
    assertThat(token.hero(2).loot().count(Scene.card("lantern"))).isEqualTo(1);
    assertThat(token.hero(1).loot().size()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-TEST-04")
  void aBonusForAllThatAreThereIsForThem() {
    Scene scene =
        deed(
                "{modify: {gives: {attribute-bonus: {attribute: fight, amount: 1}}, until: day,"
                    + " who: each-hero-here}}",
                "ap: 4",
                "")
            .then("resolve captain");

    assertThat(scene.state().modifiers())
        .extracting(each -> each.seat().index())
        .containsExactlyInAnyOrder(1, 2);
  }

  @Test
  @Shows({"GOK-Q-92", "GOK-DEFEATED-06"})
  void whatIsDueToOthersGoesOnAfterADefeat() {
    Scene scene =
        deed(
                "{lose: {what: hp, amount: 4}}, {gain: {what: gold, amount: 2}}, {gain: {what:"
                    + " gold, amount: 1, who: each-hero}}",
                "hp: 2",
                "")
            .then("resolve captain", "sacrifice captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.hero(1).gold()).isZero();
    assertThat(scene.hero(2).gold()).isEqualTo(1);
  }

  private static Scene hidden(String what) {
    GloomOfKilforth game =
        OwnPack.captain("lasting: [{gives: {while-hidden: {what: %s}}}]".formatted(what));
    return Scene.of(
        game,
        Setup.of(2),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {at: green-meadows, hp: 2, hidden: true, assets: [captain, healing-draught]}
        places: {green-meadows: {encounters: [farmer]}}
        """);
  }

  @Test
  @Shows({"GOK-HIDE-08", "GOK-DEED-02", "GOK-STRANGER-01"})
  void whatTheHiddenMayDoIsThatAlone() {
    String confront = "confront farmer with influence";

    assertThat(hidden("deeds").moves()).contains("resolve healing-draught");
    assertThat(hidden("deeds").refused(confront)).containsExactly("GOK-STRANGER-01");
    assertThat(hidden("strangers").moves()).contains(confront);
    assertThat(hidden("strangers").refused("resolve healing-draught"))
        .containsExactly("GOK-DEED-02");
  }

  /** Against a Place that needs 3 of Sneak. */
  private static Scene needs(String change) {
    return needs("", change);
  }

  private static Scene needs(String when, String change) {
    GloomOfKilforth game =
        OwnPack.captain(
            "lasting: [{when: [%s], gives: {encounter-needs: {%s}}}]".formatted(when, change));
    return Scene.of(
            game,
            Setup.of(1),
            """
            heroes:
              0: {race: human, profession: wizard, at: green-meadows, fate: 0, assets: [captain]}
            places: {green-meadows: {encounters: [remote-town]}}
            """)
        .then("confront remote-town with sneak");
  }

  @Test
  @Shows({"GOK-CONFRONT-04", "GOK-ENC-09"})
  void whatAnEncounterNeedsIsAsItIsNow() {
    assertThat(needs("amount: -1").then("roll 2 of 2").window()).isEqualTo("loot-step");
    assertThat(needs("amount: -1, attribute: sneak").then("roll 2 of 2").window())
        .isEqualTo("loot-step");
    assertThat(needs("amount: -1, attribute: study").then("roll 2 of 2").hero(0).progress())
        .hasSize(1);
    assertThat(needs("amount: -5").then("roll 0 of 2").hero(0).progress()).hasSize(1);
    assertThat(needs("amount: -5").then("roll 1 of 2").window()).isEqualTo("loot-step");
  }

  @Test
  @Shows({"GOK-CONFRONT-04", "GOK-ENC-09"})
  void whatCountsOnlyAgainstAnEncounterStillCountsWhenItsTestIsComplete() {
    assertThat(needs("{faces: place}", "amount: -1").then("roll 2 of 2").window())
        .isEqualTo("loot-step");
    assertThat(needs("{faces: quest}", "amount: -1").then("roll 2 of 2").hero(0).progress())
        .hasSize(1);
  }

  @Test
  @Shows({"GOK-Q-33", "GOK-ACTION-06"})
  void actionPointsOfOneTypeAddUp() {
    Scene scene =
        Scene.of(1, "heroes: {0: {at: frostmaw, loot: [swift-boots, swift-boots]}}")
            .then("resolve swift-boots", "resolve swift-boots");

    assertThat(scene.hero(0).moves()).containsValue(2);
  }

  @Test
  @Shows({"GOK-ACTION-06", "GOK-CAMP-01"})
  void moreActionPointsComeWithTheDay() {
    GloomOfKilforth game = OwnPack.captain("lasting: [{gives: {more-ap: {amount: 2}}}]");
    Scene scene =
        Scene.of(game, Setup.of(1), "heroes: {0: {at: frostmaw, hp: 3, assets: [captain]}}")
            .then("camp", "draw thick-mist")
            .chance();

    assertThat(scene.hero(0).ap()).isEqualTo(5);
  }

  @Test
  @Shows("GOK-TURN-12")
  void whatLastsForATurnIsGoneWithIt() {
    Scene scene = Scene.of(1, "heroes: {0: {at: frostmaw, loot: [sharpening-stone]}}");
    assertThat(scene.then("resolve sharpening-stone").state().modifiers()).hasSize(1);

    assertThat(scene.then("hide").state().modifiers()).isEmpty();
  }

  @Test
  @Shows("GOK-VEIL-02")
  void aCardThatIsVeiledToUnveilTheOthersStaysVeiled() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects:"
                        + " [unveil]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {gold: 0, assets: [captain, fireball], veiled: [fireball]}
                """)
            .then("resolve captain");

    assertThat(scene.hero(1).veiled().toPile().toArray()).containsExactly(Scene.card("captain"));
  }

  @Test
  void assetsOfOneTypeAreVeiled() {
    Scene scene =
        Scene.of(
                OwnPack.captain(
                    "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects:"
                        + " [{veil-assets: {type: spell}}]}]"),
                Setup.of(2),
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {gold: 0, assets: [captain, fireball, true-sight, gilded-sword], veiled: [true-sight]}
                """)
            .then("resolve captain");

    assertThat(scene.hero(1).veiled().toPile().toArray())
        .containsExactlyInAnyOrder(
            Scene.card("captain"), Scene.card("fireball"), Scene.card("true-sight"));
  }

  @Test
  @Shows("GOK-CAMP-01")
  void aHeroBreaksCampWithoutApWhereCardsTakeMoreThanItHas() {
    GloomOfKilforth game = OwnPack.captain("lasting: [{gives: {more-ap: {amount: -3}}}]");
    Scene scene =
        Scene.of(
                game,
                Setup.of(2),
                """
                turn-of: 1
                heroes: {0: {at: frostmaw, hp: 2, camped: true, assets: [captain]}, 1: {at: windrow}}
                ancients: [{card: prince-of-ruin, plots: []}]
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.hero(0).ap()).isZero();
  }

  @Test
  @Shows({"GOK-BATTLE-06", "GOK-HP-04"})
  void aCardLessensALossAndNotWhatIsLeftToLose() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0: {at: frostmaw}
                  1: {race: human, profession: wizard, saga: 0, at: bone-fields, hp: 2, fate: 0,
                    hand: [], assets: [plate-of-dawn]}
                places: {bone-fields: {encounters: [dust-fiend]}}
                """)
            .then("roll 3 of 3", "roll 0 of 2");

    assertThat(scene.hero(1).defeated()).isTrue(); // 3 less 1 are the 2 that it had
  }
}
