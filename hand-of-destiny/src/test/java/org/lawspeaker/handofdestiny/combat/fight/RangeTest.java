package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom a hero may attack and use abilities on: chapter HERO, in combat. */
class RangeTest {
  private static final String ROW =
      "row: [specter, brute-6, brute-7, brute-5], strength: [brute-9]";

  @Test
  @Shows("HOD-HERO-04")
  void aMeleeHeroAttacksTheFrontMonsterOnly() {
    Position.of(ROW, "hero=galathar")
        .allows("attack front", "HOD-HERO-04")
        .refuses("attack second", "HOD-HERO-04")
        .refuses("attack third", "HOD-HERO-04");
  }

  @Test
  @Shows("HOD-HERO-05")
  void aRangedHeroAttacksTheFrontOrTheSecondMonster() {
    Position ranged = Position.of(ROW, "hero=robin");

    ranged.allows("attack front", "HOD-HERO-05").allows("attack second", "HOD-HERO-05");
    ranged
        .plays("attack second", "add brute-9", "strike")
        .has("/row", "specter brute-7 brute-5")
        .has("/strength", "brute-6");
  }

  @Test
  @Shows("HOD-HERO-05")
  void aRangedHeroDoesNotReachTheThirdMonster() {
    Position.of(ROW, "hero=robin").refuses("attack third", "HOD-HERO-05");
  }

  @Test
  @Shows("HOD-HERO-06")
  void theAbilityOfAMeleeHeroReachesAMonsterInAnyPosition() {
    Position.of(ROW, "hero=galathar")
        .plays("use cleave by exhausting")
        .offers("target specter", "target brute-6", "target brute-7")
        .allows("target brute-6", "HOD-HERO-06")
        .plays("target brute-7")
        .sees("specter 2/1", "brute-6 6/1", "brute-7 3/1");
  }

  @Test
  @Shows("HOD-HERO-06")
  void theAbilityOfARangedHeroReachesTheThirdMonster() {
    Position.of(ROW, "hero=robin")
        .plays("use arrow by exhausting")
        .allows("target brute-7", "HOD-HERO-06")
        .plays("target brute-7")
        .sees("specter 2/1", "brute-6 6/1", "brute-7 3/1");
  }

  @Test
  @Shows("HOD-HERO-07")
  void anAbilityIsUsedOnAVisibleMonster() {
    Position.of("row: [brute-5, brute-6, brute-7]", "hero=robin")
        .plays("use arrow by exhausting")
        .offers("target brute-5", "target brute-6")
        .refuses("target brute-7", "HOD-HERO-07");
  }

  @Test
  @Shows("HOD-HERO-07")
  void anAbilityMaySayThatItsMonsterNeedNotBeVisible() {
    Position.of("row: [brute-5, brute-6, brute-7], strength: [brute-9]", "hero=hilda")
        .plays("use far-throw with brute-9")
        .offers("target brute-5", "target brute-6", "target brute-7")
        .plays("target brute-7")
        .has("/monsters/brute-7/damage", 2);
  }
}
