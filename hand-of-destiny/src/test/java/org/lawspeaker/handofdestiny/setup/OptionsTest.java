package org.lawspeaker.handofdestiny.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The options of the game, and both readings of every question that is one of them. */
class OptionsTest {
  private static final String DECK =
      "phase: merchant, wave: 2, strength: [], underworld: [brute-11, brute-10, brute-1, brute-2,"
          + " brute-3, brute-5, brute-7, brute-8, brute-9, brute-6, brute-4]";
  private static final String TWO_CARDS = "row: [brute-5, brute-6], strength: [brute-9, brute-8]";
  private static final String IN_FRONT_AND_INSTANT =
      "row: [assassin, phase-worm, brute-1], step: resolve";
  private static final String ARMED =
      "row: [banshee, brute-2], step: resolve, hero: {left: 2},"
          + " weapon: {owned: {name: staff, ready: true}}";

  private static OptionSpec option(String name) {
    return GAME.info().option(name).orElseThrow();
  }

  @Test
  @Shows({"HOD-Q-17", "HOD-HERO-01", "HOD-SETUP-14"})
  void heroAndBossAreChosenBeforeTheGame() {
    assertThat(option("hero").values()).startsWith("robin", "merlin", "galathar", "hilda");
    assertThat(option("hero").standard()).isEqualTo("robin");
    assertThat(option("hero").citations())
        .contains(Citation.of("HOD-HERO-01"), Citation.of("HOD-Q-17"));
    assertThat(option("boss").values()).containsExactly("golem", "warlock", "knight");
    assertThat(option("boss").citations())
        .contains(Citation.of("HOD-SETUP-14"), Citation.of("HOD-Q-17"));
  }

  @Test
  @Shows("HOD-Q-17")
  void aHeroThatThePackDoesNotHaveIsRefused() {
    assertThat(GAME.start(Setup.of(1).with("hero", "nobody")).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.toString()).contains("hero", "nobody"));
  }

  @Test
  void everyOpenQuestionHasItsRulingAsTheStandard() {
    assertThat(GAME.info().options())
        .extracting(OptionSpec::name, OptionSpec::standard, OptionSpec::values)
        .contains(
            org.assertj.core.groups.Tuple.tuple(
                "difficulty",
                "normal",
                ImmutableList.of("casual", "easy", "normal", "heroic", "legendary")),
            of2("deck-flip", "block", "in-place"),
            of2("newly-slotted", "behind", "in-front"),
            of2("instants", "by-position", "first"),
            of2("partial-attacks", "allowed", "forbidden"),
            of2("weapon-timing", "any-time", "with-abilities"),
            of2("attacking-cards", "left", "slotted"));
  }

  private static org.assertj.core.groups.Tuple of2(String name, String standard, String other) {
    return org.assertj.core.groups.Tuple.tuple(name, standard, ImmutableList.of(standard, other));
  }

  @Test
  @Shows("HOD-Q-07")
  void flippingTheDeckAsABlockReversesItsOrder() {
    Position.of(DECK)
        .plays("leave")
        .has("/row", "chieftain harmless sentry specter phase-worm watcher bear wolf")
        .has("/strength", "forest-dragon warded mailed");
  }

  @Test
  @Shows("HOD-Q-07")
  void flippingEachCardInItsPlaceKeepsTheOrder() {
    Position.of(DECK, "deck-flip=in-place")
        .plays("leave")
        .has("/row", "mailed warded forest-dragon wolf bear watcher phase-worm specter")
        .has("/strength", "sentry harmless chieftain");
  }

  @Test
  @Shows("HOD-Q-11")
  void aNewlySlottedCardGoesBehindTheOthers() {
    Position.of(TWO_CARDS)
        .plays("attack front", "add brute-8", "strike")
        .has("/strength", "brute-9 brute-5");
  }

  @Test
  @Shows("HOD-Q-11")
  void aNewlySlottedCardGoesInFrontOfTheOthers() {
    Position.of(TWO_CARDS, "newly-slotted=in-front")
        .plays("attack front", "add brute-8", "strike")
        .has("/strength", "brute-5 brute-9");
  }

  @Test
  @Shows("HOD-Q-18")
  void abilitiesAreResolvedByPositionWhateverTheirType() {
    Position.of(IN_FRONT_AND_INSTANT, "hero=merlin")
        .has("/row", "assassin phase-worm brute-1")
        .offers("exhaust 1 0", "exhaust 0 1")
        .plays("exhaust 1 0")
        .tells("moved", "resolved", "flipped")
        .has("/row", "phase-worm scout brute-1");
  }

  @Test
  @Shows("HOD-Q-18")
  void waitingInstantsAreResolvedFirst() {
    Position.of(IN_FRONT_AND_INSTANT, "hero=merlin", "instants=first")
        .has("/row", "scout phase-worm brute-1")
        .offers("exhaust 1 0", "exhaust 0 1");
  }

  @Test
  @Shows("HOD-Q-35")
  void aStrengthAttackMayLeaveTheMonsterUndefeated() {
    Position.of("row: [brute-9, brute-10], strength: [brute-5, brute-6]")
        .plays("attack front", "add brute-5", "strike")
        .sees("brute-9 4/1", "brute-10 10/1")
        .plays("attack front", "add brute-6", "strike")
        .has("/strength", "brute-9");
  }

  @Test
  @Shows("HOD-Q-35")
  void aStrengthAttackMustReachTheRemainingHp() {
    Position.of(
            "row: [brute-9, brute-10], strength: [brute-5, brute-6]", "partial-attacks=forbidden")
        .plays("attack front", "add brute-5")
        .refuses("strike", "HOD-Q-35")
        .plays("add brute-6", "strike")
        .has("/strength", "brute-9");
    Position.of("row: [brute-9, brute-10], strength: [brute-5]", "partial-attacks=forbidden")
        .refuses("attack front", "HOD-Q-35");
  }

  @Test
  @Shows({"HOD-Q-35", "HOD-Q-87"})
  void theHpToReachIsThatAfterTheCardsHaveLeftTheirSlots() {
    Position.of(
            "row: [warlord, brute-9], strength: [brute-3, brute-2]", "partial-attacks=forbidden")
        .sees("warlord 7/1", "brute-9 9/1")
        .plays("attack front", "add brute-3", "add brute-2", "strike")
        .has("/strength", "warlord");
  }

  @Test
  @Shows({"HOD-Q-35", "HOD-Q-87"})
  void whereAttackingCardsStaySlottedTheHpToReachIsHigher() {
    Position.of(
            "row: [warlord, brute-9], strength: [brute-3, brute-2]",
            "partial-attacks=forbidden",
            "attacking-cards=slotted")
        .refuses("attack front", "HOD-Q-35");
  }

  @Test
  @Shows("HOD-Q-40")
  void theWeaponMayBeUsedBeforeAWaitingMonsterAbility() {
    Position.of(ARMED, "hero=merlin")
        .asks("react", "HOD-Q-40")
        .offers("weapon", "pass")
        .allows("weapon", "HOD-Q-40")
        .plays("weapon")
        .has("/boost", 5)
        .has("/hero/hp", 3);
  }

  @Test
  @Shows("HOD-Q-40")
  void theWeaponWaitsUntilHeroAbilitiesMayBeUsed() {
    Position.of(ARMED, "hero=merlin", "weapon-timing=with-abilities")
        .has("/hero/hp", 3)
        .asks("fight", "HOD-FIGHT-01")
        .allows("weapon", "HOD-Q-40");
    Position.of(ARMED.replace("left: 2", "left: 0"), "hero=robin", "weapon-timing=with-abilities")
        .asks("react", "HOD-ORDER-07")
        .refuses("weapon", "HOD-Q-40");
  }

  @Test
  @Shows("HOD-Q-87")
  void theCardsOfAnAttackHaveLeftTheirSlots() {
    Position.of("phase: boss, wave: 3, strength: [brute-1, brute-2, brute-3]", "boss=knight")
        .plays("attack boss", "add brute-1", "strike")
        .notes("strength-attack", "value", 3);
  }

  @Test
  @Shows("HOD-Q-87")
  void theCardsOfAnAttackStillCountAsSlotted() {
    Position.of(
            "phase: boss, wave: 3, strength: [brute-1, brute-2, brute-3]",
            "boss=knight",
            "attacking-cards=slotted")
        .plays("attack boss", "add brute-1", "strike")
        .tells("strength-attack", "boss-attacked", "strength-used")
        .notes("strength-attack", "value", 4)
        .has("/strength", "brute-2 brute-3");
  }
}
