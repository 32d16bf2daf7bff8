package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** Rulings on open questions of the Combat phase. */
class CombatRulingsTest {
  private static final String WINDOW = "row: [banshee, brute-2, brute-3], step: resolve";

  @Test
  @Shows("HOD-Q-21")
  void abilitiesThatGoRoundInACircleAreSkipped() {
    Position.of("row: [brute-1, dancer, prancer], strength: [brute-4]", "hero=galathar")
        .plays("attack front", "add brute-4", "strike")
        .tells("resolved", "moved", "resolved", "moved", "skipped", "fight")
        .cites("skipped", "HOD-Q-21")
        .notes("skipped", "monster", "dancer")
        .has("/row", "dancer prancer")
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  @Shows("HOD-Q-25")
  void aMovedMonsterIsPutInAndTheOthersCloseUp() {
    Position.of("row: [brute-1, brute-2, brute-3]", "hero=robin")
        .plays("use shove by exhausting")
        .cites("moved", "HOD-Q-25")
        .notes("moved", "to", 2)
        .has("/row", "brute-2 brute-1 brute-3");
  }

  @Test
  @Shows({"HOD-Q-25", "HOD-Q-82"})
  void aSingleMonsterCannotBeMoved() {
    Position.of("row: [brute-1]", "hero=robin").refuses("use shove by exhausting", "HOD-Q-82");
  }

  @Test
  @Shows("HOD-Q-25")
  void aMonsterSentFurtherThanThereIsRoomBecomesTheLast() {
    Position.of("row: [brute-1, brute-2]", "hero=ursa")
        .plays("use hurl by exhausting")
        .notes("moved", "to", 2)
        .has("/row", "brute-2 brute-1");
    Position.of("row: [brute-1, brute-2, brute-3, brute-4]", "hero=ursa")
        .plays("use hurl by exhausting")
        .notes("moved", "to", 3)
        .has("/row", "brute-2 brute-3 brute-1 brute-4");
  }

  @Test
  @Shows({"HOD-Q-28", "HOD-ORDER-07"})
  void aWaitingAbilityMayBePreventedAndCountsAsUsed() {
    Position.of(WINDOW, "hero=robin")
        .asks("react", "HOD-ORDER-07")
        .refuses("use arrow by exhausting", "HOD-ORDER-06")
        .plays("use hush by exhausting")
        .cites("prevented", "HOD-ORDER-07")
        .isSilentOf("resolved")
        .has("/monsters/banshee/spent", true)
        .has("/hero/hp", 2)
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  @Shows("HOD-Q-28")
  void aWaitingAbilityMayBeLeftToHappen() {
    Position.of(WINDOW, "hero=robin")
        .allows("pass", "HOD-Q-28")
        .plays("pass")
        .tells("resolved")
        .offers("exhaust 1 0", "exhaust 0 1");
  }

  @Test
  @Shows("HOD-Q-28")
  void aLastingAbilityIsIgnoredForTheRestOfTheTurn() {
    Position.of("row: [brute-1, captain, brute-3], strength: [brute-2]", "hero=robin")
        .sees("brute-1 4/1", "captain 5/1")
        .plays("use hush by exhausting")
        .cites("ignored", "HOD-Q-28")
        .sees("brute-1 1/1", "captain 5/1")
        .plays("attack front", "add brute-2", "strike")
        .has("/row", "captain brute-3")
        .sees("captain 5/1", "brute-3 6/1");
  }

  @Test
  @Shows("HOD-Q-29")
  void theWatcherTurnsEveryVisibleCardBehindItToTheHigherHalf() {
    Position.of("row: [brute-9, watcher, brute-3], strength: [brute-10]", "hero=galathar")
        .plays("attack front", "add brute-10", "strike")
        .cites("rotated", "HOD-Q-29")
        .has("/row", "watcher guard-13");
  }

  @Test
  @Shows("HOD-Q-29")
  void theWatcherLeavesTheHigherHalfAndCardsInFrontOfIt() {
    Position.of("row: [brute-9, brute-1, watcher, guard-13], strength: [brute-10]", "hero=galathar")
        .plays("attack front", "add brute-10", "strike")
        .isSilentOf("rotated")
        .has("/row", "brute-1 watcher guard-13");
  }

  @Test
  @Shows("HOD-Q-30")
  void theForestDragonTakesInEveryOtherVisibleCreature() {
    Position.of(
            "row: [brute-9, forest-dragon, wolf, bear, brute-10], strength: [brute-11]",
            "hero=galathar")
        .plays("attack front", "add brute-11", "strike")
        .cites("discarded", "HOD-Q-30")
        .has("/row", "forest-dragon brute-10")
        .sees("forest-dragon 16/2", "brute-10 10/1")
        .has("/strength", "brute-9");
  }

  @Test
  @Shows("HOD-Q-30")
  void whatTheForestDragonGainedEndsWhenItLeavesTheRow() {
    Position.of("row: [forest-dragon, brute-10], monsters: {forest-dragon: {gained: 3}}")
        .sees("forest-dragon 9/2", "brute-10 10/1")
        .plays("take front", "exhaust 1 1")
        .tells("damage-taken")
        .has("/monsters/forest-dragon/gained", "");
  }

  @Test
  @Shows("HOD-Q-30")
  void whatAMonsterThatIsTurnedAwayGainedEndsWhenItsCardLeavesTheRow() {
    Position.of("row: [guard-11, brute-10], monsters: {forest-dragon: {gained: 3}}")
        .plays("take front", "exhaust 1 1")
        .tells("damage-taken")
        .has("/monsters/forest-dragon/gained", "");
  }

  @Test
  @Shows({"HOD-Q-30", "HOD-Q-12"})
  void takenInCreaturesGoToTheUnderworldUndefeated() {
    Position.of(
            "row: [brute-9, wolf, forest-dragon, brute-10], strength: [brute-11], underworld:"
                + " [brute-3, brute-4, brute-5, brute-6, brute-7, brute-8]",
            "hero=galathar")
        .plays("attack front", "add brute-11", "strike")
        .has("/row", "forest-dragon brute-10")
        .has("/monsters/forest-dragon/gained", 3)
        .has("/underworld", "brute-3 brute-4 brute-5 brute-6 brute-7 brute-8 brute-11 wolf");
  }

  @Test
  @Shows("HOD-Q-31")
  void halfOfTheHpIsRoundedUpAndDamageStays() {
    Position.of("row: [brute-5, brute-8], monsters: {brute-5: {damage: 1}}", "hero=merlin")
        .plays("use weaken by exhausting", "target brute-5")
        .cites("halved", "HOD-Q-31")
        .sees("brute-5 2/1", "brute-8 8/1");
  }

  @Test
  @Shows("HOD-Q-31")
  void lastingChangesApplyToTheHalvedHp() {
    Position.of("row: [brute-7, captain]", "hero=merlin")
        .plays("use weaken by exhausting", "target brute-7")
        .sees("brute-7 7/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-Q-33")
  void aMonsterWhoseBonusEndsIsDefeatedByTheDamageItHas() {
    Position.of(
            "row: [captain, brute-7, brute-10], strength: [brute-6],"
                + " monsters: {brute-7: {damage: 8, struck: true}}")
        .sees("captain 5/1", "brute-7 2/1")
        .plays("attack front", "add brute-6", "strike")
        .has("/row", "brute-10")
        .has("/strength", "captain brute-7");
  }

  @Test
  @Shows("HOD-Q-86")
  void damageByAMonsterNeitherSlotsNorBars() {
    Position.of(
            "row: [brute-3, bomber, brute-10], strength: [brute-2], step: resolve", "hero=galathar")
        .has("/row", "bomber brute-10")
        .has("/strength", "brute-2");
    Position.of(
            "row: [brute-5, bomber, brute-10], strength: [brute-2], step: resolve", "hero=galathar")
        .plays("attack front", "add brute-2", "strike")
        .has("/row", "bomber brute-10")
        .has("/strength", "brute-5");
  }

  @Test
  @Shows("HOD-Q-34")
  void aTurnGoesOnUntilAMonsterHasLeft() {
    Position.of("row: [brute-9, brute-10], strength: [brute-1, brute-8], turn: 3")
        .plays("attack front", "add brute-1", "strike")
        .has("/turn", 3)
        .refuses("pass", "HOD-Q-34")
        .plays("attack front", "add brute-8", "strike")
        .tells("slotted", "turn", "fight")
        .has("/turn", 4);
  }

  @Test
  @Shows("HOD-Q-34")
  void aMonsterTakenFromTheBackOfTheDeckHasLeftAsWell() {
    Position.of(
            "row: [brute-9, brute-10, brute-4], strength: [brute-1, brute-8], turn: 3", "hero=ursa")
        .plays("use call with brute-8")
        .tells("starting-strength", "cleanup", "turn", "fight")
        .has("/strength", "brute-4 brute-1")
        .has("/turn", 4);
  }

  @Test
  @Shows({"HOD-Q-41", "HOD-Q-34"})
  void damageIsTakenInTheFightStepOnlyAndInNoOtherAction() {
    Position.of("row: [brute-9, brute-10], strength: [brute-1]")
        .plays("attack front")
        .refuses("take front", "HOD-Q-34");
    Position.of("phase: boss, strength: []").refuses("take front", "HOD-Q-41");
  }

  @Test
  @Shows("HOD-Q-41")
  void aMonsterOfNoDamageGoesForNothing() {
    Position.of("row: [harmless, brute-10]")
        .plays("take front")
        .isSilentOf("exhausted")
        .has("/hero/hp", 6)
        .has("/row", "brute-10");
  }

  @Test
  @Shows("HOD-Q-41")
  void theCurrentDamageValueIsTaken() {
    Position.of("row: [brute-1, banner, brute-10]")
        .sees("brute-1 1/3", "banner 4/1")
        .plays("take front", "exhaust 2 1")
        .has("/hero/hp", 3);
  }

  @Test
  @Shows({"HOD-Q-41", "HOD-Q-49"})
  void damageIsNeverLessThanNone() {
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    String changed = text.replace("{damage-change: {amount: 2,", "{damage-change: {amount: -3,");
    HandOfDestiny soothed = HandOfDestinyProvider.read(new PackText("soothed", changed)).orThrow();
    HandState state = Position.of("row: [brute-1, banner, brute-10]", "hero=robin").state();
    HandMove take = soothed.notation().readMove(state, "take front").orThrow();
    Transition<HandState> taken = soothed.explain(state, take);

    assertThat(soothed.notation().state(state).at("/visible/0/damage-value").asInt()).isZero();
    new Position(taken.next(), taken.events())
        .notes("takes-damage", "amount", 0)
        .isSilentOf("exhausted", "set-off")
        .has("/hero/hp", 6)
        .has("/row", "banner brute-10");
  }

  @Test
  @Shows({"HOD-Q-41", "HOD-HP-04"})
  void damageOfAllTheHpLosesTheGame() {
    Position.of("row: [ogre, brute-10]").plays("take front").ended(Result.LOST, "HOD-HP-04");
    Position.of("row: [ogre, brute-10], hero: {left: 1, right: 1}")
        .plays("take front")
        .has("/hero/left", 3)
        .has("/hero/right", 3)
        .ended(Result.LOST, "HOD-HP-04");
  }
}
