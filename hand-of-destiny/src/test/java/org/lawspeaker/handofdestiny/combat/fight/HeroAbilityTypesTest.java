package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class HeroAbilityTypesTest {
  private static Position facing(String row, String hero) {
    return Position.of("row: [" + row + "], strength: [brute-9]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-HEROABIL-01")
  void someAbilitiesDealDamage() {
    facing("brute-11, brute-6", "robin")
        .asks("fight", "HOD-HEROABIL-01")
        .plays("use arrow by exhausting", "target brute-6")
        .has("/row", "brute-11 brute-6")
        .sees("brute-11 11/1", "brute-6 2/1");
  }

  @Test
  @Shows("HOD-HEROABIL-01")
  void othersDoSomethingElse() {
    facing("brute-11, brute-6", "robin")
        .asks("fight", "HOD-HEROABIL-01")
        .plays("use shove by exhausting")
        .has("/row", "brute-6 brute-11")
        .sees("brute-6 6/1", "brute-11 11/1");
  }

  @Test
  @Shows({"HOD-HEROABIL-02", "HOD-HEROABIL-03"})
  void anAbilityWithoutTheStarIsNormal() {
    Position fight = facing("brute-4, brute-6", "robin");
    fight.allows("use arrow by exhausting", "HOD-HEROABIL-03");

    fight
        .plays("use arrow by exhausting", "target brute-4")
        .tells("barred", "defeated")
        .has("/strength", "brute-9");
    fight.plays("use arrow by exhausting").cites("ability-used", "HOD-HEROABIL-02");
  }

  @Test
  @Shows({"HOD-HEROABIL-02", "HOD-HEROABIL-04"})
  void anAbilityWithTheStarIsASlotAbility() {
    Position fight = facing("brute-4, brute-6", "robin");
    fight.allows("use trap by exhausting", "HOD-HEROABIL-04");

    fight
        .plays("use trap by exhausting", "target brute-4")
        .tells("eligible", "slotted")
        .has("/strength", "brute-9 brute-4");
    fight.plays("use trap by exhausting").cites("ability-used", "HOD-HEROABIL-02");
  }

  @Test
  @Shows("HOD-HEROABIL-05")
  void aStockAbilityWithoutTheStarIsNormal() {
    facing("brute-2, brute-6", "circe")
        .allows("use ember", "HOD-HEROABIL-05", "HOD-HEROABIL-03")
        .plays("use ember", "target brute-2")
        .tells("barred", "defeated")
        .has("/strength", "brute-9");
  }

  @Test
  @Shows("HOD-HEROABIL-05")
  void aStockAbilityWithTheStarIsASlotAbility() {
    facing("brute-2, brute-6", "circe")
        .allows("use spark", "HOD-HEROABIL-05", "HOD-HEROABIL-04")
        .plays("use spark", "target brute-2")
        .tells("eligible", "slotted")
        .has("/strength", "brute-9 brute-2");
  }

  @Test
  void anAbilityIsNotUsedWithoutEffect() {
    facing("brute-11, brute-6", "robin").refuses("use hush by exhausting", "HOD-Q-82");
    facing("guard-11, guard-12", "robin").refuses("use slay by exhausting", "HOD-Q-82");
  }

  @Test
  void anAbilityIsNotUsedInTheMiddleOfAnAttack() {
    facing("brute-11, brute-6", "robin")
        .plays("attack front")
        .refuses("use arrow by exhausting", "HOD-Q-34");
  }
}
