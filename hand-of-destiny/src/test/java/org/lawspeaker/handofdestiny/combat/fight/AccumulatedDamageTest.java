package org.lawspeaker.handofdestiny.combat.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.Absorb;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.testkit.coverage.Shows;

class AccumulatedDamageTest {
  private static Position facing(String row, String strength) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=robin");
  }

  @Test
  @Shows("HOD-ACCUM-01")
  void damageThatDoesNotDefeatStaysOnTheMonster() {
    Position hit =
        facing("brute-9, brute-6", "").plays("use arrow by exhausting", "target brute-9");
    hit.cites("accumulated", "HOD-ACCUM-01").has("/monsters/brute-9/damage", 4);

    hit.plays("use trap by exhausting", "target brute-6")
        .has("/monsters/brute-9/damage", 4)
        .sees("brute-9 5/1", "brute-6 2/1");
  }

  @Test
  @Shows("HOD-ACCUM-01")
  void aStrengthAttackThatFallsShortStaysAsWell() {
    facing("brute-9, brute-6", "brute-4")
        .plays("attack front", "add brute-4", "strike")
        .cites("accumulated", "HOD-ACCUM-01")
        .has("/monsters/brute-9/damage", 4)
        .has("/strength", "");
  }

  @Test
  @Shows("HOD-ACCUM-02")
  void theRemainingHpIsWhatAnAttackHasToReach() {
    Position hit =
        facing("brute-9, brute-6", "brute-4, brute-5, brute-1")
            .plays("attack front", "add brute-4", "strike");
    hit.plays("attack front", "add brute-5", "strike")
        .cites("beaten", "HOD-ACCUM-02")
        .has("/row", "brute-6");
    hit.plays("attack front", "add brute-1", "strike")
        .isSilentOf("beaten")
        .sees("brute-9 4/1", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-ACCUM-02")
  void aMonsterThatHasAbsorbedOthersMayTakeMoreThanAHundredDamage() {
    Position grown =
        Position.of(
            "row: [forest-dragon, brute-6], strength: [brute-5, brute-4], boost: 130,"
                + " monsters: {forest-dragon: {gained: 134}}",
            "hero=robin");
    grown
        .plays("attack front", "add brute-5", "strike")
        .sees("forest-dragon 5/2", "brute-6 6/1")
        .plays("use arrow with brute-4", "target forest-dragon")
        .sees("forest-dragon 1/2", "brute-6 6/1");
  }

  @Test
  @Shows("HOD-BASEHP-04")
  void whatAMonsterAbsorbsHasNoEnd() {
    Position.of("row: [forest-dragon, bear, brute-5], monsters: {forest-dragon: {gained: 125}}")
        .does(Position.monster("forest-dragon"), new Absorb(Optional.of(MonsterType.CREATURE)))
        .sees("forest-dragon 138/2");
  }

  @Test
  @Shows("HOD-ACCUM-02")
  void furtherDamageOfAnAbilityDefeatsIt() {
    facing("brute-8, brute-6", "brute-4")
        .plays("attack front", "add brute-4", "strike")
        .plays("use trap by exhausting", "target brute-8")
        .cites("beaten", "HOD-ACCUM-02")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-ACCUM-03")
  void accumulatedDamageMovesWithTheMonster() {
    facing("brute-9, brute-6", "brute-4")
        .plays("attack front", "add brute-4", "strike", "use shove by exhausting")
        .cites("keeps-damage", "HOD-ACCUM-03")
        .sees("brute-6 6/1", "brute-9 5/1");
  }

  @Test
  @Shows("HOD-ACCUM-03")
  void itMovesUpWithTheMonster() {
    facing("brute-9, brute-6, brute-7", "brute-4, brute-11")
        .plays("attack second", "add brute-4", "strike", "attack front", "add brute-11", "strike")
        .cites("keeps-damage", "HOD-ACCUM-03")
        .sees("brute-6 2/1", "brute-7 7/1");
  }

  @Test
  @Shows("HOD-ACCUM-04")
  void damageOfANormalAbilityBarsSlottingWhenStrengthFinishes() {
    facing("brute-9, brute-6", "brute-5")
        .plays("use arrow by exhausting", "target brute-9")
        .plays("attack front", "add brute-5", "strike")
        .cites("stays-barred", "HOD-ACCUM-04")
        .notes("stays-barred", "monster", "brute-9")
        .isSilentOf("slotted")
        .has("/strength", "")
        .has("/underworld/9", "brute-9");
  }

  @Test
  @Shows("HOD-ACCUM-05")
  void eachMonsterHitIsCheckedByItsOwnHp() {
    facing("brute-4, brute-9, brute-7", "")
        .plays("use volley by exhausting")
        .cites("several-hit", "HOD-ACCUM-05")
        .tells("beaten", "accumulated")
        .has("/row", "brute-9 brute-7")
        .sees("brute-9 5/1", "brute-7 7/1");
    facing("brute-9, brute-4, brute-7", "")
        .plays("use volley by exhausting")
        .has("/row", "brute-9 brute-7");
    facing("brute-9", "").plays("use volley by exhausting").isSilentOf("several-hit");
  }

  @Test
  @Shows("HOD-ACCUM-06")
  void theSecondMonsterBecomesTheFrontMonster() {
    Position after =
        facing("brute-9, brute-6, brute-7", "brute-11")
            .plays("attack front", "add brute-11", "strike")
            .cites("new-front", "HOD-ACCUM-06")
            .has("/row", "brute-6 brute-7");
    assertThat(after.events())
        .filteredOn(event -> event.kind().equals("new-front"))
        .extracting(Event::facts)
        .allSatisfy(facts -> assertThat(facts).containsEntry("monster", "brute-6"));
  }

  @Test
  void theFrontStaysWhenTheSecondIsDefeated() {
    facing("brute-9, brute-6, brute-7", "brute-11")
        .plays("attack second", "add brute-11", "strike")
        .isSilentOf("new-front")
        .has("/row", "brute-9 brute-7");
  }

  @Test
  void damageBeyondTheHpIsLost() {
    facing("brute-1, brute-6, brute-7", "brute-11")
        .plays("attack front", "add brute-11", "strike")
        .isSilentOf("keeps-damage")
        .sees("brute-6 6/1", "brute-7 7/1");
  }
}
