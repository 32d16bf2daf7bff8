package org.lawspeaker.handofdestiny.combat.sight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.state.Memory;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** Printed and current HP: chapter BASEHP. */
class BaseHealthTest {
  @Test
  @Shows("HOD-BASEHP-01")
  void baseHealthIsWhatIsPrinted() {
    Position.of("row: [chieftain, brute-8], strength: [brute-9]")
        .sees("chieftain 5/2", "brute-8 8/1")
        .plays("attack front")
        .asks("strength", "HOD-BASEHP-01");
  }

  @Test
  @Shows("HOD-BASEHP-02")
  void theHealthOfAMonsterCanDifferFromWhatIsPrinted() {
    Position.of("row: [brute-8, chieftain], strength: [brute-9]", "hero=robin")
        .sees("brute-8 8/1", "chieftain 7/2")
        .plays("attack second")
        .asks("strength", "HOD-BASEHP-02");
  }

  @Test
  @Shows("HOD-BASEHP-03")
  void changesOfHealthEndWhenTheMonsterIsSlotted() {
    Position.of("row: [brute-8, chieftain], strength: [brute-7]", "hero=robin")
        .plays("attack second", "add brute-7", "strike")
        .cites("base-health-again", "HOD-BASEHP-03")
        .notes("slotted", "strength", 5)
        .has("/strength", "chieftain")
        .plays("attack front", "add chieftain", "strike")
        .notes("strength-attack", "value", 5);
  }

  @Test
  @Shows("HOD-BASEHP-03")
  void aMonsterWithItsBaseHealthChangesNothing() {
    Position.of("row: [brute-6, brute-8], strength: [brute-7]")
        .plays("attack front", "add brute-7", "strike")
        .tells("slotted")
        .isSilentOf("base-health-again");
  }

  @Test
  @Shows("HOD-Q-31")
  void onlyBaseHealthIsCutInHalfNotWhatAMonsterHasGained() {
    Position.of(
            "row: [forest-dragon, chieftain],"
                + " monsters: {forest-dragon: {halved: true, gained: 4}, chieftain: {halved: true}}")
        .sees("forest-dragon 7/2", "chieftain 5/2");
  }

  @Test
  @Shows("HOD-BASEHP-04")
  void aCalculationWithTheHealthOfAMonsterUsesItsBaseHealth() {
    // The Wolf, printed 3, counts 2: it is halved. The Forest Dragon still gains 3.
    Position.of(
            "row: [harmless, forest-dragon, wolf, brute-9], monsters: {wolf: {halved: true}}",
            "hero=galathar")
        .plays("take front")
        .cites("absorbed", "HOD-BASEHP-04")
        .notes("absorbed", "amount", 3)
        .sees("forest-dragon 9/2", "brute-9 9/1");
  }

  @Test
  void noMonsterHasLessThanNoHp() {
    Position fight = Position.of("row: [brute-8, brute-5]");
    int weakened = Position.monster("brute-5").index();
    Memory memory = fight.state().memory();
    HandState less = fight.state().withMemory(memory.withBonus(memory.bonus().with(weakened, -9)));
    new Position(less, fight.events()).has("/visible/1/hp", 0).sees("brute-8 8/1", "brute-5 0/1");
  }

  @Test
  @Shows("HOD-FACE-06")
  void nothingLastsOnAMonsterThatIsNotVisible() {
    Position.of("row: [captain, bear, brute-2, brute-7]", "hero=hilda")
        .plays("use far-throw by exhausting", "target brute-2")
        .notes("defeated", "monster", "brute-2")
        .has("/row", "captain bear brute-7");
  }
}
