package org.lawspeaker.gloomkilforth.engagement;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.testkit.coverage.Shows;

/** What cards do in engagements. */
class BattleTextsTest {
  private static final String FIGHT =
      "{modify: {gives: {attribute-bonus: {attribute: fight, amount: 2}}, until: %s}}";

  private static final String IMP = "places: {bone-fields: {encounters: [sulphur-imp]}}";

  private static final String GREEDY_IMP =
      "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, abilities: [{on:"
          + " battle-ends, effects: [{lose: {what: gold, amount: 1}}]}], provenance: house}";

  /** A Human Wizard with 2 Fight and a Captain of its own, where nothing else has a Deed. */
  private static Scene scene(GloomOfKilforth game, String hero, String zones) {
    return Scene.of(
        game,
        Setup.of(2).with("format", "competitive"),
        """
        turn-of: 1
        heroes:
          0: {at: frostmaw}
          1: {%s}
        %s
        """
            .formatted(
                Scene.hero(
                    hero,
                    "race: human",
                    "profession: wizard",
                    "at: bone-fields",
                    "fate: 0",
                    "gold: 0",
                    "assets: [captain]"),
                zones));
  }

  private static Scene scene(String captain, String hero, String zones) {
    return scene(OwnPack.captain(captain), hero, zones);
  }

  @Test
  @Shows({"GOK-BATTLE-02", "GOK-Q-114"})
  void whatLastsForARoundOrABattleEndsWithABattleThatIsLeft() {
    for (String until : new String[] {"round", "battle"}) {
      GloomOfKilforth game =
          OwnPack.captain(
              "abilities: [{on: battle-starts, limit: once-per-day, effects: ["
                  + FIGHT.formatted(until)
                  + "]}, {on: round-starts, limit: once-per-day, effects: [{relocate: {location:"
                  + " Sprawl City}}]}]");
      Scene scene = scene(game, "at: frostmaw", "places: {frostmaw: {encounters: [rock-ogre]}}");

      assertThat(scene.state().battles()).as(until).isEmpty();
      assertThat(scene.state().modifiers()).as(until).isEmpty();
    }
  }

  @Test
  @Shows({"GOK-Q-76", "GOK-ASSAULT-14"})
  void aBattleInWhichTheFoeAloneCanStrikeGoesOn() {
    Scene scene =
        scene(
                "bonus: {fight: -5}",
                "at: old-wood, chapter: 6",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6}]")
            .then("assault prince-of-ruin", "roll 0 of 6");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
    assertThat(scene.odds()).containsKey("roll 6 of 6");
  }

  private static final String NO_DICE = "bonus: {fight: -5}, lasting: [{gives: {foe-fight: -9}}%s]";
  private static final String PRINCE = "ancients: [{card: prince-of-ruin, plots: [], at: 6}]";

  @Test
  @Shows("GOK-Q-76")
  void aBattleEndsIfCardsTakeTheDiceOfBothSides() {
    Scene scene =
        scene(NO_DICE.formatted(""), "at: old-wood, chapter: 6", PRINCE)
            .then("assault prince-of-ruin");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.events()).extracting(each -> each.kind()).contains("stuck");
  }

  @Test
  @Shows({"GOK-Q-76", "GOK-USE-01"})
  void aBattleGoesOnIfAnotherAttributeMayBeUsed() {
    String use = ", {gives: {use-for: {used: influence, tested: fight}}}";
    Scene scene =
        scene(NO_DICE.formatted(use), "at: old-wood, chapter: 6", PRINCE)
            .then("assault prince-of-ruin", "choose option 2", "roll 0 of 2");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-Q-76", "GOK-USE-01"})
  void aBattleEndsIfAnotherAttributeMayBeUsedForOtherTestsAlone() {
    String use = ", {gives: {use-for: {used: influence, tested: sneak}}}";
    Scene scene =
        scene(NO_DICE.formatted(use), "at: old-wood, chapter: 6", PRINCE)
            .then("assault prince-of-ruin");

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.events()).extracting(each -> each.kind()).contains("stuck");
  }

  @Test
  @Shows("GOK-Q-76")
  void aBattleEndsIfBothSidesHaveJustNoDie() {
    String captain = "bonus: {fight: %d}, lasting: [{gives: {foe-fight: %d}}]";
    String hero = "at: old-wood, chapter: 6";
    Scene none = scene(captain.formatted(-2, -6), hero, PRINCE).then("assault prince-of-ruin");
    Scene own =
        scene(captain.formatted(-1, -6), hero, PRINCE)
            .then("assault prince-of-ruin", "roll 0 of 1");
    Scene foes =
        scene(captain.formatted(-2, -5), hero, PRINCE)
            .then("assault prince-of-ruin", "roll 0 of 1");

    assertThat(none.state().battles()).isEmpty();
    assertThat(own.state().battles()).hasSize(1);
    assertThat(foes.state().battles()).hasSize(1);
  }

  @Test
  @Shows("GOK-Q-76")
  void aBattleGoesOnIfACardGivesDice() {
    Scene scene =
        scene(
                NO_DICE.formatted(", {gives: {extra-dice: {dice: 5}}}"),
                "at: old-wood, chapter: 6",
                PRINCE)
            .then("assault prince-of-ruin", "roll 0 of 2");

    assertThat(scene.state().battles().get(0).round()).isEqualTo(2);
  }

  @Test
  @Shows("GOK-Q-76")
  void aBattleEndsIfCardsTakeTheDiceThatAHeroWouldHave() {
    Scene scene =
        scene(
                "lasting: [{gives: {foe-fight: -9}}, {gives: {extra-dice: {dice: -9}}}]",
                "at: old-wood, chapter: 6",
                PRINCE)
            .then("assault prince-of-ruin");

    assertThat(scene.state().battles()).isEmpty();
  }

  @Test
  @Shows({"GOK-EVADE-05", "GOK-REQ-02"})
  void beingFoundOutIsAMoment() {
    Scene scene =
        scene(
                "abilities: [{on: hidden-lost, effects: [{gain: {what: gold, amount: 1}}]}]",
                "hidden: true",
                IMP)
            .then("evade", "roll 0 of 2");

    assertThat(scene.state().battles()).hasSize(1);
    assertThat(scene.hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-ASSAULT-15", "GOK-Q-71"})
  void whatACardTakesFromAnAncientStaysLost() {
    Scene scene =
        scene(
                "abilities: [{on: round-starts, effects: [{harm-foe: {amount: 3}}]}]",
                "at: old-wood, chapter: 6",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6}]")
            .then("assault prince-of-ruin");

    assertThat(scene.state().ancients().get(0).damage()).isEqualTo(3);
    assertThat(scene.state().battles().get(0).hp())
        .isEqualTo(scene.state().battles().get(0).most() - 3);
  }

  @Test
  @Shows({"GOK-ASSAULT-15", "GOK-Q-71"})
  void aCardTakesNothingFromAnAncientThatBeginsWithoutHp() {
    Scene scene =
        scene(
                "abilities: [{on: round-starts, effects: [{harm-foe: {amount: 3}}]}]",
                "at: old-wood, chapter: 6",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6, damage: 14}]") // of 12
            .then("assault prince-of-ruin");

    assertThat(scene.state().ancients().get(0).damage()).isEqualTo(14);
    assertThat(scene.state().battles().get(0).hp()).isEqualTo(-2);
    assertThat(scene.events()).extracting(each -> each.kind()).doesNotContain("foe-lost-hp");
  }

  @Test
  @Shows({"GOK-ASSAULT-08", "GOK-HIDE-10"})
  void noCardGivesSurpriseAgainstAnAncient() {
    String surprise = "abilities: [{on: battle-starts, effects: [take-surprise]}]";
    String ancient = "ancients: [{card: prince-of-ruin, plots: [], at: 6}]";

    Scene against = scene(surprise, "at: old-wood, chapter: 6", ancient);
    assertThat(against.then("assault prince-of-ruin").state().battles().get(0).surprise())
        .isEqualTo(Surprise.NOBODY);
    assertThat(scene(surprise, "hp: 4", IMP).state().battles().get(0).surprise())
        .isEqualTo(Surprise.HERO);
  }

  @Test
  @Shows({"GOK-BATTLE-06", "GOK-BATTLE-07"})
  void hpLostInASkirmishIsAMoment() {
    Scene scene =
        scene(
            "abilities: [{on: hp-lost, effects: [{gain: {what: gold, amount: 1}}]}]", "hp: 4", IMP);
    assertThat(scene.then("roll 1 of 2").hero(1).gold()).isZero(); // not before both have rolled

    assertThat(scene.then("roll 0 of 2").hero(1).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-SURPRISE-03", "GOK-EVADE-05", "GOK-TEST-13"})
  void whoIsNeverSurprisedIsNot() {
    GloomOfKilforth game = OwnPack.captain("lasting: [{gives: never-surprised}]");

    Scene drawn = scene(game, "at: old-wood", "").then("move bone-fields", "draw sulphur-imp");
    assertThat(drawn.state().battles().get(0).surprise()).isEqualTo(Surprise.NOBODY);
    Scene found = scene(game, "hidden: true", IMP).then("evade", "roll 0 of 2");
    assertThat(found.state().battles().get(0).surprise()).isEqualTo(Surprise.NOBODY);
    Scene usual = scene("bonus: {study: 1}", "hidden: true", IMP).then("evade", "roll 0 of 2");
    assertThat(usual.state().battles().get(0).surprise()).isEqualTo(Surprise.FOE);
  }

  @Test
  @Shows({"GOK-EVADE-02", "GOK-Q-63"})
  void theSneakOfFoesCountsAsItIsNow() {
    Scene scene =
        scene("lasting: [{gives: {foe-sneak: {amount: -1}}}]", "hidden: true", IMP)
            .then("evade", "roll 1 of 2"); // 2 is printed

    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.hero(1).evaded().size()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-ABILITY-02", "GOK-ABILITY-03"})
  void theEndOfABattleIsAMomentForTheFoeThatIsLeft() {
    GloomOfKilforth game = OwnPack.instead("Sulphur Imp", GREEDY_IMP);
    Scene away =
        scene(game, "gold: 3, assets: []", IMP).then("roll 0 of 2", "roll 0 of 2", "escape");
    assertThat(away.then(away.moves().get(0)).hero(1).gold()).isEqualTo(2);

    Scene won =
        scene(game, "gold: 3, assets: []", IMP).then("roll 0 of 2", "roll 2 of 2", "take gold");
    assertThat(won.then("keep card").hero(1).gold()).isGreaterThanOrEqualTo(3); // it is gone
  }

  @Test
  @Shows("GOK-REQ-04")
  void theActiveHeroOrdersWhatTheEndOfABattleSetsOff() {
    String own = "abilities: [{on: battle-ends, effects: [{gain: {what: fate, amount: 1}}]}]";
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of("Captain", OwnPack.titled("Captain", own), "Sulphur Imp", GREEDY_IMP));
    Scene scene = scene(game, "gold: 3", IMP).then("roll 0 of 2", "roll 0 of 2", "escape");
    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(1);
    scene.then(scene.moves().get(1));
    assertThat(scene.hero(1).gold()).isEqualTo(2);
    assertThat(scene.hero(1).fate()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-EVADE-06", "GOK-Q-63"})
  void anEqualSneakEvadesNobodyWithoutARoll() {
    Setup automatic = Setup.of(1).with("evasion", "automatic");
    String hidden =
        "heroes: {0: {race: %s, profession: wizard, at: bone-fields, hidden: true}}\n" + IMP;

    assertThat(Scene.of(automatic, hidden.formatted("human")).refused("accept"))
        .containsExactly("GOK-EVADE-06");
    assertThat(Scene.of(automatic, hidden.formatted("dark-elf")).moves()).contains("accept");
  }

  @Test
  @Shows({"GOK-Q-92", "GOK-DEFEATED-01"})
  void whoFallsInTheMiddleOfItsOwnTestHasNoneLeft() {
    Scene scene =
        scene(
            "abilities: [{on: dice-rolled, effects: [{lose: {what: hp, amount: 1}}]}]",
            "hp: 1",
            IMP);
    scene.then("roll 0 of 2", "roll 2 of 2", "sacrifice captain");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.state().tests()).isEmpty();
    assertThat(scene.state().battles()).isEmpty();
    assertThat(scene.site("bone-fields").encounters().size()).isEqualTo(1); // no reward
  }

  @Test
  @Shows({"GOK-ASSAULT-14", "GOK-Q-114"})
  void nobodyWalksOutOfTheBattleWithAnAncient() {
    String walk = "abilities: [{on: round-starts, effects: [take-move]}]";

    Scene ancient =
        scene(
                walk,
                "at: old-wood, chapter: 6",
                "ancients: [{card: prince-of-ruin, plots: [], at: 6}]")
            .then("assault prince-of-ruin");
    assertThat(ancient.odds()).containsKey("roll 6 of 6");
    assertThat(scene(walk, "hp: 4", IMP).window()).isEqualTo("choose-target");
  }

  private static final String AMBUSH = "abilities: [{on: battle-starts, effects: [take-surprise]}]";

  @Test
  @Shows({"GOK-ABILITY-08", "GOK-SURPRISE-01"})
  void aCardOfTheActiveHeroGivesTheOthersOfTheTeamNoSurprise() {
    Scene scene =
        Scene.team(
            OwnPack.captain(AMBUSH),
            "race: human, profession: wizard, assets: [captain]",
            "race: vampire, profession: rogue, assets: []");
    scene.then("roll 0 of 2", "roll 0 of 3", "roll 0 of 2");

    assertThat(scene.odds()).containsKey("roll 2 of 2").doesNotContainKey("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-ABILITY-08", "GOK-SURPRISE-01"})
  void aCardOfAnotherHeroOfTheTeamGivesSurpriseToThatHeroInTheFirstRound() {
    Scene scene =
        Scene.team(
            OwnPack.captain(AMBUSH),
            "race: human, profession: wizard, assets: []",
            "race: vampire, profession: rogue, assets: [captain]");
    scene.then("roll 0 of 2", "roll 0 of 2", "roll 0 of 2", "roll 0 of 3"); // the last is its own

    scene.then("roll 0 of 2", "roll 0 of 2", "roll 0 of 2");
    assertThat(scene.odds()).containsKey("roll 2 of 2").doesNotContainKey("roll 3 of 3");
  }
}
