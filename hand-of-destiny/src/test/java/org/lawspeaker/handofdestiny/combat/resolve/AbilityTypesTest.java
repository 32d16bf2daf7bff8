package org.lawspeaker.handofdestiny.combat.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.MoveTo;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.testkit.coverage.Shows;

/** Normal, Instant, Front and Second abilities: chapter ABILTYPE. */
class AbilityTypesTest {
  private static Position resolve(String row, String hero) {
    return Position.of(
        "step: resolve, strength: [brute-9, brute-4], row: [" + row + "]", "hero=" + hero);
  }

  private static Position fight(String row, String hero) {
    return Position.of("strength: [brute-8, brute-4], row: [" + row + "]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-ABILTYPE-01")
  void anAbilityWithoutPrefixIsNormalAndDueWhenItsMonsterIsVisible() {
    fight("brute-1, guard-12, watcher", "galathar")
        .plays("attack front", "add brute-4", "strike")
        .cites("waits", "HOD-ABILTYPE-01")
        .notes("waits", "monster", "watcher");
  }

  @Test
  @Shows("HOD-ABILTYPE-02")
  void aLastingNormalAbilityAppliesWhileItsMonsterIsVisible() {
    fight("brute-6, brute-7, captain", "galathar").sees("brute-6 6/1", "brute-7 7/1");
    fight("brute-6, captain, brute-7", "galathar").sees("brute-6 9/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-ABILTYPE-02")
  void aLastingNormalAbilityStopsWhenItsMonsterIsNoLongerVisible() {
    fight("captain, brute-6, brute-7", "merlin")
        .sees("captain 5/1", "brute-6 9/1")
        .plays("take front", "exhaust 1 0")
        .cites("no-longer-in-effect", "HOD-ABILTYPE-02")
        .sees("brute-6 6/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-ABILTYPE-03")
  void aNormalAbilityIsCarriedOutEveryTimeItsConditionComesUp() {
    fight("forest-dragon, brute-5, wolf, bear, brute-9", "merlin")
        .plays("attack second", "add brute-8", "strike")
        .tells("waits", "absorbed", "waits", "absorbed", "fight")
        .cites("waits", "HOD-ABILTYPE-03")
        .notes("absorbed", "amount", 3)
        .notes("absorbed", "amount", 7)
        .sees("forest-dragon 16/2", "brute-9 9/1");
  }

  @Test
  @Shows("HOD-ABILTYPE-03")
  void aNormalAbilityIsNotCarriedOutAgainForACardItHasMet() {
    fight("forest-dragon, wolf, brute-5", "merlin")
        .plays("use cheer by exhausting")
        .isSilentOf("waits", "absorbed")
        .has("/row", "forest-dragon wolf brute-5");
    fight("forest-dragon, wolf, brute-5", "robin")
        .plays("use shove by exhausting")
        .isSilentOf("waits", "absorbed")
        .has("/row", "wolf forest-dragon brute-5");
    Position.of("row: [forest-dragon, specter, wolf]", "hero=merlin")
        .plays("use cheer by exhausting")
        .isSilentOf("waits", "absorbed")
        .has("/row", "forest-dragon specter wolf");
  }

  @Test
  @Shows("HOD-ABILTYPE-03")
  void aMonsterInThirdPositionIsNotBehindItself() {
    Position.of("row: [specter, brute-9, watcher, brute-10]", "hero=merlin")
        .plays("use cheer by exhausting")
        .isSilentOf("waits", "resolved");
  }

  @Test
  @Shows("HOD-ABILTYPE-03")
  void aNormalAbilityIsCarriedOutForACardThatComesBehindItsMonster() {
    Effect back = new MoveTo(Which.SECOND, Optional.empty(), 3);
    Position.of("row: [specter, brute-3, watcher, brute-10]", "hero=merlin")
        .acts(back)
        .tells("moved", "waits", "resolved", "rotated")
        .has("/row", "specter watcher guard-13 brute-10");
  }

  @Test
  @Shows("HOD-ORDER-10")
  void whatWaitsAlreadyIsNotToldAgain() {
    Position.of("step: resolve, row: [assassin, phase-worm, brute-5]", "hero=merlin")
        .plays("exhaust 1 0")
        .isSilentOf("waits", "waits-no-longer")
        .tells("moved", "resolved", "flipped");
  }

  @Test
  @Shows("HOD-ABILTYPE-09")
  void onlyAFrontOrSecondAbilityWithoutALimitIsRememberedToTriggerAgain() {
    Position.of("step: resolve, row: [forest-dragon, banshee, brute-5]", "hero=merlin")
        .has("/monsters/banshee/spent", true)
        .has("/monsters/banshee/triggered", "")
        .has("/monsters/forest-dragon", "");
    Position.of("step: resolve, row: [scout, wolf, brute-5]", "hero=merlin")
        .has("/monsters/scout/triggered", true);
    Position.of("step: resolve, row: [assassin, wolf, brute-5]", "hero=merlin")
        .has("/monsters/assassin/triggered", "");
  }

  @Test
  @Shows("HOD-ABILTYPE-04")
  void anInstantAbilityIsCarriedOutAsSoonAsItsMonsterIsVisible() {
    fight("brute-1, guard-12, bomber, brute-5", "galathar")
        .has("/row", "brute-1 guard-12 bomber brute-5")
        .plays("attack front", "add brute-4", "strike")
        .cites("waits", "HOD-ABILTYPE-04")
        .tells("second", "resolved", "damaged", "fight")
        .sees("guard-12 9/2", "bomber 4/1");
  }

  @Test
  @Shows({"HOD-ABILTYPE-04", "HOD-Q-19"})
  void anInstantAbilityIsNotDueByMovingWhereItsMonsterIsVisible() {
    fight("brute-7, banshee, brute-5", "robin")
        .has("/monsters/banshee/spent", "")
        .plays("use shove with brute-4")
        .has("/row", "banshee brute-7 brute-5")
        .isSilentOf("waits", "resolved")
        .asks("fight", "HOD-FIGHT-01")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-ABILTYPE-05")
  void anInstantAbilityIsCarriedOutOnlyOnceInAWave() {
    Position resolved = resolve("banshee, brute-5", "merlin").plays("exhaust 0 1");
    resolved.has("/hero/hp", 5).has("/monsters/banshee/spent", true);

    resolved
        .plays("use mirror with brute-9", "target banshee")
        .has("/row", "guard-20 brute-5")
        .plays("use mirror by exhausting", "target guard-20")
        .has("/row", "banshee brute-5")
        .isSilentOf("resolved", "waits")
        .has("/hero/hp", 4);
  }

  @Test
  @Shows("HOD-ABILTYPE-05")
  void anInstantAbilityThatIsCarriedOutIsUsedUp() {
    fight("harmless, guard-12, bomber", "galathar")
        .plays("take front")
        .cites("used-up", "HOD-ABILTYPE-05")
        .notes("used-up", "monster", "bomber")
        .sees("guard-12 9/2", "bomber 4/1");
  }

  @Test
  @Shows("HOD-ABILTYPE-06")
  void instantAbilitiesComeFirstOnlyWithinTheOrderByPosition() {
    // The Dancer in front steps back before the Bomber in second place strikes.
    assertThat(GAME.info().option("instants").orElseThrow().citations())
        .contains(Citation.of("HOD-ABILTYPE-06"));
    fight("harmless, dancer, bomber, brute-7", "galathar")
        .plays("take front")
        .tells("moved", "damaged")
        .has("/row", "bomber dancer brute-7");
  }

  @Test
  @Shows("HOD-ABILTYPE-06")
  void tablesMayLetInstantAbilitiesTriggerBeforeAllOthers() {
    Position.of("row: [harmless, dancer, bomber, brute-7]", "hero=galathar", "instants=first")
        .plays("take front")
        .tells("damaged", "moved")
        .has("/row", "bomber dancer brute-7");
  }

  @Test
  @Shows("HOD-ABILTYPE-07")
  void aFrontAbilityAppliesInFrontPosition() {
    fight("harmless, dancer, brute-7", "galathar")
        .plays("take front")
        .cites("waits", "HOD-ABILTYPE-07")
        .tells("resolved")
        .has("/row", "brute-7 dancer");
  }

  @Test
  @Shows("HOD-ABILTYPE-07")
  void aFrontAbilityDoesNotApplyInSecondPosition() {
    resolve("brute-7, scout", "galathar").asks("fight", "HOD-FIGHT-01").has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-ABILTYPE-08")
  void aSecondAbilityAppliesInSecondPosition() {
    Position.of("row: [harmless, brute-7, sentry, brute-5]", "hero=galathar")
        .plays("take front")
        .cites("waits", "HOD-ABILTYPE-08")
        .tells("resolved")
        .plays("exhaust 1 0")
        .has("/hero/hp", 5);
  }

  @Test
  @Shows("HOD-ABILTYPE-08")
  void aSecondAbilityAppliesToAMonsterThatIsMovedThereFromTheFront() {
    Position.of("row: [sentry, brute-7, brute-5], strength: [brute-4]", "hero=robin")
        .plays("use shove with brute-4")
        .cites("waits", "HOD-ABILTYPE-08")
        .plays("pass", "exhaust 1 0")
        .has("/row", "brute-7 sentry brute-5")
        .has("/hero/hp", 5);
  }

  @Test
  @Shows("HOD-ABILTYPE-08")
  void aSecondAbilityDoesNotApplyInFrontPosition() {
    Position.of("row: [sentry, brute-7], step: resolve", "hero=galathar")
        .asks("fight", "HOD-FIGHT-01")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-Q-20")
  void aNormalAbilityIsDueWhenAVisibleMonsterComesIntoThePositionThatItNames() {
    fight("brute-7, watcher, brute-6", "robin")
        .plays("use shove with brute-4", "pass")
        .has("/row", "watcher guard-17 brute-6");
  }

  /** The row closes up by no effect. */
  @Test
  @Shows({"HOD-ABILTYPE-07", "HOD-ABILTYPE-09"})
  void aFrontAbilityThatComesUpAsTheFrontMonsterLeavesHasNotComeBackByAnEffect() {
    Position.of(
            "row: [brute-1, dancer, brute-5], strength: [brute-4], monsters: {dancer: {triggered:"
                + " true}}",
            "hero=robin")
        .plays("attack front", "add brute-4", "strike")
        .cites("waits", "HOD-ABILTYPE-07");
  }

  @Test
  @Shows({"HOD-ABILTYPE-07", "HOD-ABILTYPE-09"})
  void aFrontAbilityTriggersAgainWhenItsMonsterComesBackToFront() {
    Position first = fight("brute-7, dancer, brute-5", "robin").plays("use shove with brute-4");
    first
        .cites("waits", "HOD-ABILTYPE-07")
        .asks("react", "HOD-ORDER-07")
        .plays("pass")
        .tells("resolved", "moved")
        .has("/row", "brute-7 dancer brute-5");

    first
        .plays("pass", "use shove by exhausting")
        .cites("waits", "HOD-ABILTYPE-09")
        .plays("pass")
        .tells("resolved", "moved")
        .has("/row", "brute-7 dancer brute-5");
  }

  @Test
  @Shows("HOD-ABILTYPE-10")
  void anAbilityMarkedX1TriggersAtMostOnceInAWave() {
    Position once =
        Position.of("row: [assassin, brute-7, brute-5], step: resolve", "hero=merlin")
            .plays("exhaust 1 0");
    once.has("/row", "brute-7 assassin brute-5").has("/hero/hp", 5);

    once.plays("take front", "exhaust 1 1")
        .has("/row", "assassin brute-5")
        .isSilentOf("waits", "resolved")
        .has("/hero/hp", 4);
  }

  @Test
  @Shows("HOD-ABILTYPE-10")
  void anAbilityMarkedX1IsUsedUpByBeingCarriedOut() {
    Position.of("row: [brute-1, assassin, brute-5], strength: [brute-9]", "hero=galathar")
        .plays("attack front", "add brute-9", "strike")
        .cites("used-up", "HOD-ABILTYPE-10")
        .notes("used-up", "monster", "assassin");
  }
}
