package org.lawspeaker.handofdestiny.combat.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.testkit.coverage.Shows;

/** The order in which abilities are resolved: chapter ORDER, 04 to 12. */
class OrderTest {
  private static Position resolve(String row, String hero) {
    return Position.of("step: resolve, strength: [brute-9], row: [" + row + "]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-ORDER-04")
  void anAbilityThatNeedsAnActionMustBeResolved() {
    resolve("banshee, brute-5", "robin")
        .asks("react", "HOD-ORDER-07")
        .refuses("take front", "HOD-Q-41")
        .refuses("attack front", "HOD-ORDER-12")
        .allows("pass", "HOD-ORDER-04")
        .plays("pass")
        .notes("resolved", "monster", "banshee")
        .offers("exhaust 1 0", "exhaust 0 1");
  }

  @Test
  @Shows("HOD-ORDER-05")
  void theFrontAbilityIsResolvedFirstThenTheSecondThenTheThird() {
    Position first =
        Position.of(
            "row: [scout, sentry, banshee], peeked: [banshee], step: resolve", "hero=galathar");
    first.has("/monsters/scout/waiting", "");

    Position second = first.plays("exhaust 1 0");
    second.cites("resolved", "HOD-ORDER-05").notes("resolved", "monster", "sentry");

    Position third = second.plays("exhaust 1 1");
    third.notes("resolved", "monster", "banshee").isSilentOf("fight");

    third.plays("exhaust 2 1").tells("fight").has("/hero/hp", 3);
  }

  @Test
  @Shows("HOD-ORDER-06")
  void waitingMonsterAbilitiesGoBeforeHeroAbilities() {
    resolve("banshee, brute-5", "robin")
        .refuses("use arrow by exhausting", "HOD-ORDER-06")
        .refuses("use arrow with brute-9", "HOD-ORDER-06")
        .plays("pass", "exhaust 0 1")
        .allows("use arrow by exhausting", "HOD-ACTIVATE-04");
  }

  @Test
  @Shows("HOD-ORDER-07")
  void anAbilityThatPreventsAMonsterAbilityGoesBeforeIt() {
    resolve("banshee, brute-5", "robin")
        .allows("use hush with brute-9", "HOD-ORDER-07")
        .allows("use hush by exhausting", "HOD-ORDER-07")
        .plays("use hush with brute-9")
        .cites("prevented", "HOD-ORDER-07")
        .isSilentOf("resolved")
        .tells("prevented", "fight")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-ORDER-08")
  void anAbilityIsResolvedCompletelyBeforeTheNextIsBegun() {
    // The Assassin hurts and steps back before the Phase Worm flips anything.
    resolve("assassin, phase-worm, brute-5", "galathar")
        .plays("exhaust 1 0")
        .tells("exhausted", "moved", "resolved", "flipped", "fight")
        .has("/row", "phase-worm scout brute-5");
  }

  @Test
  @Shows("HOD-ORDER-08")
  void nothingElseCanBeBegunInTheMiddleOfAnAbility() {
    Position.of("row: [brute-5, brute-6], strength: [brute-9]", "hero=robin")
        .plays("use arrow by exhausting")
        .asks("target", "HOD-ORDER-08")
        .refuses("use trap by exhausting", "HOD-ORDER-08")
        .refuses("take front", "HOD-Q-34")
        .offers("target brute-5", "target brute-6");
  }

  @Test
  @Shows("HOD-ORDER-09")
  void theSecondMonsterIsInFrontWhenTheFrontMonsterMovesToSecond() {
    Position.of("row: [brute-5, brute-6, brute-7]", "hero=robin")
        .plays("use shove by exhausting")
        .cites("moved-up", "HOD-ORDER-09")
        .notes("moved-up", "monster", "brute-6")
        .has("/row", "brute-6 brute-5 brute-7");
  }

  @Test
  @Shows("HOD-ORDER-10")
  void theNextAbilityIsFoundFromTheNewSituation() {
    // The Thief was waiting, but the Phase Worm flips it away first.
    resolve("phase-worm, thief, brute-5", "robin")
        .has("/monsters/thief/waiting", true)
        .plays("pass")
        .tells("resolved", "flipped", "waits-no-longer", "fight")
        .cites("waits-no-longer", "HOD-ORDER-10")
        .notes("waits-no-longer", "monster", "thief")
        .has("/row", "phase-worm guard-18 brute-5")
        .has("/strength", "brute-9")
        .has("/monsters/thief/spent", "");
  }

  @Test
  @Shows("HOD-ORDER-11")
  void aRevealedMonsterOutOfPositionDoesNotTriggerUntilItGetsThere() {
    Position flipped = resolve("assassin, phase-worm, brute-5", "merlin").plays("exhaust 1 0");
    flipped
        .cites("out-of-position", "HOD-ORDER-11")
        .notes("out-of-position", "monster", "scout")
        .has("/hero/hp", 5)
        .asks("fight", "HOD-FIGHT-01");

    flipped
        .plays("take front", "exhaust 1 1")
        .notes("waits", "monster", "scout")
        .notes("resolved", "monster", "scout");
  }

  @Test
  @Shows("HOD-ORDER-12")
  void whenNothingIsLeftToResolveTheFightBegins() {
    resolve("banshee, brute-5", "galathar")
        .plays("exhaust 1 0")
        .cites("fight", "HOD-ORDER-12")
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  void aNormalAbilityThatWouldChangeNothingIsPassedOver() {
    Position.of("row: [harmless, brute-1, watcher]", "hero=galathar")
        .plays("take front")
        .notes("waits", "monster", "watcher")
        .isSilentOf("resolved");
  }

  @Test
  @Shows("HOD-ABILTYPE-05")
  void anInstantAbilityIsUsedUpEvenIfItChangesNothing() {
    Position.of("row: [harmless, brute-1, thief], strength: []", "hero=galathar")
        .plays("take front")
        .notes("resolved", "monster", "thief")
        .notes("used-up", "monster", "thief");
  }

  @Test
  @Shows("HOD-ANATOMY-05")
  void thePlayerIsToldWhichAbilityIsAboutToBeResolved() {
    Pending.Choose<HandMove> choose =
        (Pending.Choose<HandMove>) GAME.pending(resolve("banshee, brute-5", "robin").state());

    assertThat(choose.window().asks())
        .isEqualTo(
            "The ability of Banshee is about to be resolved (Instant: take 1 damage)."
                + " What do you do first?");
  }
}
