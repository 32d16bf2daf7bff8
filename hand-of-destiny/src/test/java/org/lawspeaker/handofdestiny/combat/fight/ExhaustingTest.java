package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class ExhaustingTest {
  private static Position with(int left, int right, String front) {
    return Position.of(
        "row: ["
            + front
            + ", guard-18], strength: [brute-9], hero: {left: "
            + left
            + ", right: "
            + right
            + "}",
        "hero=robin");
  }

  private static Position damaged(int left, int right, String front) {
    return with(left, right, front).plays("take front");
  }

  @Test
  @Shows("HOD-EXHAUST-01")
  void eachOfTwoColumnsHasThreeAbilities() {
    damaged(2, 2, "brute-1")
        .refuses("exhaust 4 1", "HOD-EXHAUST-01")
        .refuses("exhaust 2 4", "HOD-EXHAUST-01")
        .offers("exhaust 3 2", "exhaust 2 3");
  }

  @Test
  @Shows("HOD-EXHAUST-02")
  void rowsAreCountedFromTheBottom() {
    Position.of("row: [brute-1, brute-11, guard-18]", "hero=robin")
        .plays("take front")
        .asks("exhaust", "HOD-EXHAUST-02")
        .plays("exhaust 1 0")
        .refuses("use arrow by exhausting", "HOD-ACTIVATE-05")
        .allows("use volley by exhausting", "HOD-ACTIVATE-04")
        .allows("use slay by exhausting", "HOD-EXHAUST-07");
  }

  @Test
  @Shows("HOD-EXHAUST-03")
  void damageReachesARowOnlyWhenTheAbilitiesBelowAreExhausted() {
    damaged(1, 0, "guard-20")
        .asks("exhaust", "HOD-EXHAUST-03")
        .offers("exhaust 2 1", "exhaust 1 2");
    damaged(0, 0, "brute-1").offers("exhaust 1 0", "exhaust 0 1");
  }

  @Test
  @Shows({"HOD-EXHAUST-03", "HOD-EXHAUST-04"})
  void usingTheSecondRowExhaustsTheFirstAsWell() {
    with(0, 0, "guard-20")
        .allows("use volley by exhausting", "HOD-EXHAUST-04")
        .plays("use volley by exhausting")
        .cites("exhausts-below", "HOD-EXHAUST-04")
        .has("/hero/left", 2)
        .has("/hero/right", 0)
        .sees("guard-20 16/2", "guard-18 14/2");
  }

  @Test
  @Shows("HOD-EXHAUST-04")
  void theAbilitiesBelowGiveNoEffect() {
    with(0, 0, "brute-11")
        .plays("use shove by exhausting")
        .has("/hero/right", 2)
        .sees("guard-18 18/2", "brute-11 11/1");
  }

  @Test
  void anAbilityWithNothingBelowExhaustsOnlyItself() {
    with(1, 0, "guard-20")
        .plays("use volley by exhausting")
        .isSilentOf("exhausts-below", "exhausts-beside")
        .has("/hero/left", 2)
        .has("/hero/right", 0);
  }

  @Test
  @Shows("HOD-ACTIVATE-06")
  void exhaustingAnAbilityLeavesTheOtherColumnAsItIs() {
    with(2, 0, "guard-20")
        .plays("use trap by exhausting")
        .has("/hero/left", 2)
        .has("/hero/right", 1);
    with(2, 1, "guard-20")
        .plays("use shove by exhausting")
        .has("/hero/left", 2)
        .has("/hero/right", 2);
    with(2, 3, "brute-11").plays("use slay by exhausting").has("/hero/right", 3);
    with(0, 2, "guard-20").plays("use arrow by exhausting").has("/hero/right", 2);
  }

  @Test
  @Shows("HOD-EXHAUST-05")
  void threeOfOneColumnAgainstNoneOfTheOtherIsForbidden() {
    damaged(2, 0, "guard-20")
        .refuses("exhaust 3 0", "HOD-TAKE-03")
        .offers("exhaust 3 1", "exhaust 2 2");
    damaged(1, 0, "guard-20").refuses("exhaust 3 0", "HOD-EXHAUST-05");
    damaged(0, 1, "guard-20").refuses("exhaust 0 3", "HOD-EXHAUST-05");
  }

  @Test
  @Shows("HOD-EXHAUST-06")
  void theThirdOfAColumnComesAfterOneOfTheOther() {
    with(2, 1, "brute-11")
        .allows("use slay by exhausting", "HOD-EXHAUST-06")
        .plays("use slay by exhausting")
        .isSilentOf("exhausts-below", "exhausts-beside")
        .has("/hero/left", 3)
        .has("/hero/right", 1);
    with(1, 2, "chieftain")
        .allows("use hush by exhausting", "HOD-EXHAUST-06")
        .refuses("use hush", "HOD-ACTIVATE-01");
  }

  @Test
  @Shows("HOD-EXHAUST-07")
  void theBottomOfTheOtherColumnIsExhaustedToReachTheTop() {
    with(2, 0, "brute-11")
        .allows("use slay by exhausting", "HOD-EXHAUST-07")
        .plays("use slay by exhausting")
        .cites("exhausts-beside", "HOD-EXHAUST-07")
        .has("/hero/left", 3)
        .has("/hero/right", 1)
        .has("/hero/hp", 2);
  }

  @Test
  @Shows("HOD-EXHAUST-07")
  void theRightColumnReachesItsTopInTheSameWay() {
    Position.of("row: [captain, brute-11, brute-1], hero: {left: 0, right: 0}", "hero=robin")
        .plays("use hush by exhausting")
        .cites("exhausts-beside", "HOD-EXHAUST-07")
        .cites("exhausts-below", "HOD-EXHAUST-04")
        .has("/hero/left", 1)
        .has("/hero/right", 3);
  }

  @Test
  @Shows("HOD-EXHAUST-08")
  void strengthActivatesAnAbilityOfAnyRow() {
    with(0, 0, "brute-11")
        .allows("use slay with brute-9", "HOD-EXHAUST-08")
        .plays("use slay with brute-9")
        .has("/row", "guard-18")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-EXHAUST-08")
  void aStockAbilityIsUsedInAnyRow() {
    Position.of("row: [brute-11, guard-18]", "hero=hilda")
        .allows("use swap", "HOD-EXHAUST-08")
        .plays("use swap")
        .has("/row", "guard-18 brute-11")
        .has("/hero/hp", 6);
  }

  @Test
  void theLastAbilityMayBeUsedAndItsEffectStillHappens() {
    with(2, 3, "brute-11")
        .plays("use slay by exhausting")
        .tells("exhausted", "beaten", "end")
        .has("/hero/hp", 0)
        .ended(Outcome.Result.LOST, "HOD-HP-04");
  }

  @Test
  void nothingIsExhaustedWithoutDamage() {
    with(0, 0, "brute-11").refuses("exhaust 1 0", "HOD-Q-44");
  }
}
