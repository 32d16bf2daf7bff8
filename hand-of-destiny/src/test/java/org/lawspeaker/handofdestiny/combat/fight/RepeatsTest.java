package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Free uses that could go on without end. */
class RepeatsTest {
  private static Position facing(String row, String strength) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=loki");
  }

  @Test
  @Shows("HOD-Q-48")
  void aTargetThatOnlyBringsBackASituationIsRefused() {
    facing("brute-2, brute-3", "")
        .plays("use morph", "target brute-2", "use morph")
        .has("/row", "wolf brute-3")
        .refuses("target wolf", "HOD-Q-48")
        .offers("target brute-3");
  }

  @Test
  @Shows("HOD-Q-48")
  void aUseWhoseEveryTargetBringsBackASituationIsRefused() {
    facing("brute-2, brute-3", "")
        .plays("use morph", "target brute-2", "use morph", "target brute-3")
        .allows("use morph", "HOD-STOCK-02")
        .plays("use morph", "target wolf")
        .has("/row", "brute-2 bear")
        .refuses("use morph", "HOD-Q-48");
  }

  @Test
  @Shows("HOD-Q-48")
  void whatWasSeenIsForgottenWhenTheFightStepEnds() {
    facing("brute-2, brute-3, brute-5", "brute-9")
        .plays("use morph", "target brute-3", "attack front", "add brute-9", "strike")
        .has("/row", "bear brute-5")
        .plays("use morph", "target bear")
        .has("/row", "brute-3 brute-5");
  }

  @Test
  @Shows("HOD-Q-48")
  void aPaidActionMakesTheSituationANewOne() {
    facing("brute-11, brute-3", "brute-2, brute-4")
        .plays("use spin", "pick brute-2", "attack front", "add brute-4", "strike")
        .plays("use spin")
        .has("/strength", "brute-2");
  }

  @Test
  @Shows("HOD-Q-48")
  void aStrengthCardOrOptionThatOnlyRepeatsIsRefused() {
    facing("brute-11, guard-20", "brute-2, brute-4")
        .plays("use spin", "pick brute-2", "use spin")
        .refuses("pick guard-12", "HOD-Q-48")
        .offers("pick brute-4");
    facing("brute-2, brute-3", "")
        .plays("use toggle", "option 1", "use toggle")
        .refuses("option 1", "HOD-Q-48")
        .offers("option 2");
  }

  /** Nap heals the HP that exhausting it costs, and nothing else is changed by it. */
  @Test
  @Shows("HOD-Q-48")
  void aUseThatOnlyHealsWhatItCostsIsRefused() {
    Position.of("row: [brute-2, brute-3], hero: {right: 1}", "hero=loki")
        .refuses("use nap by exhausting", "HOD-Q-48");
  }

  @Test
  @Shows("HOD-Q-48")
  void healingThatOnlyBringsBackASituationIsRefused() {
    Position.of("row: [brute-2, brute-3], hero: {left: 1, right: 1}", "hero=loki")
        .plays("use nap by exhausting")
        .refuses("heal 1 1", "HOD-Q-48")
        .offers("heal 0 2");
  }

  @Test
  void chanceAlwaysLeadsToSomethingNew() {
    facing("brute-2, brute-3" + ", '?'".repeat(9), "")
        .allows("use scan", "HOD-STOCK-02")
        .plays("use scan", "reveal guard-20")
        .has("/row/2", "guard-20")
        .refuses("use scan", "HOD-Q-82");
  }

  @Test
  void theHpIsCheckedAfterAFreeUse() {
    facing("chieftain, brute-3", "")
        .plays("use toggle", "option 2")
        .has("/row", "chieftain bear")
        .asks("fight", "HOD-FIGHT-01");
    Position.of(
            "row: [brute-2, brute-5, brute-7], monsters: {wolf: {damage: 3, struck: true}}",
            "hero=loki")
        .plays("use toggle", "option 1")
        .tells("flipped", "slotted", "turn")
        .has("/row", "brute-5 brute-7");
  }
}
