package org.lawspeaker.handofdestiny.combat.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Abilities that only change numbers: chapter ORDER, 01 to 03. */
class LastingAbilitiesTest {
  @Test
  @Shows("HOD-ORDER-01")
  void aChangeOfHealthIsNotResolvedButSimplyApplies() {
    Position seen =
        Position.of("row: [brute-6, captain], strength: [brute-8], step: resolve", "hero=robin");

    seen.asks("fight", "HOD-FIGHT-01").sees("brute-6 9/1", "captain 5/1");
    seen.plays("attack front", "add brute-8", "strike")
        .cites("applies", "HOD-ORDER-01")
        .notes("applies", "monster", "captain")
        .notes("applies", "amount", 3)
        .sees("brute-6 1/1", "captain 5/1");
  }

  @Test
  @Shows("HOD-ORDER-01")
  void aChangeOfADamageValueIsNotResolvedButSimplyApplies() {
    Position.of("row: [brute-6, banner], step: resolve", "hero=robin")
        .sees("brute-6 6/3", "banner 4/1")
        .plays("take front", "exhaust 2 1")
        .has("/hero/hp", 3);
    Position.of("row: [harmless, banner], hero: {left: 3, right: 1}", "hero=robin")
        .sees("harmless 4/2", "banner 4/1")
        .plays("take front")
        .cites("applies", "HOD-ORDER-01")
        .notes("applies", "amount", 2);
  }

  @Test
  @Shows("HOD-Q-28")
  void whatWasIgnoredCountsAgainOnceTheLastTurnOfTheWaveIsOver() {
    Position.of(
            "step: resolve, row: [banshee], weapon: {owned: {name: sling, ready: true}}, strength:"
                + " [brute-2], monsters: {captain: {ignored: true}}",
            "hero=robin")
        .has("/monsters/captain/ignored", true)
        .plays("weapon")
        .has("/phase", "boss")
        .has("/monsters/captain/ignored", "");
  }

  @Test
  @Shows("HOD-ORDER-01")
  void aChangeOfHealthIsNoReasonForTakingDamage() {
    Position.of("row: [harmless, captain]").plays("take front").isSilentOf("applies");
  }

  @Test
  @Shows("HOD-ORDER-02")
  void lastingAbilitiesApplyBeforeAnyAbilityIsResolved() {
    Position.of("row: [banshee, chieftain], step: resolve", "hero=robin")
        .asks("react", "HOD-ORDER-07")
        .sees("banshee 4/1", "chieftain 7/2");
    Position.of("row: [wolf, scout, chieftain]", "hero=merlin")
        .plays("take front", "exhaust 1 0")
        .cites("in-effect", "HOD-ORDER-02")
        .notes("in-effect", "monster", "chieftain")
        .tells("in-effect", "resolved");
  }

  @Test
  void whatIsToldOfAnAbilityNamesItsMonster() {
    assertThat(
            Position.of("row: [wolf, scout, chieftain]", "hero=merlin")
                .plays("take front", "exhaust 1 0")
                .events())
        .extracting(Event::says)
        .contains(
            "the ability of Chieftain is in effect at once: it has +2 HP while it is not in front");
    assertThat(
            Position.of("row: [captain, brute-6]", "hero=merlin")
                .plays("take front", "exhaust 1 0")
                .events())
        .extracting(Event::says)
        .contains(
            "the ability of Captain is no longer in effect: every other visible monster has +3 HP");
  }

  @Test
  @Shows("HOD-ORDER-02")
  void lastingAbilitiesNeedNoOrderAmongThemselves() {
    Position.of("row: [captain, chieftain]").sees("captain 5/1", "chieftain 10/2");
    Position.of("row: [chieftain, captain]").sees("chieftain 8/2", "captain 5/1");
  }

  @Test
  @Shows("HOD-ORDER-03")
  void aConditionIsLookedAtAnewWhenPositionsChange() {
    Position second =
        Position.of("row: [brute-6, chieftain, brute-8], strength: [brute-3]", "hero=robin");
    second
        .sees("brute-6 6/1", "chieftain 7/2")
        .plays("attack second", "add brute-3", "strike")
        .cites("applies", "HOD-ORDER-03")
        .notes("applies", "amount", 2);

    Position front = second.plays("use shove by exhausting");
    front
        .sees("chieftain 5/2", "brute-6 6/1")
        .plays("attack front", "add brute-3", "strike")
        .isSilentOf("applies")
        .sees("chieftain 2/2", "brute-6 6/1");
  }
}
