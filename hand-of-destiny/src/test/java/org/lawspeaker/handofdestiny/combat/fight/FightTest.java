package org.lawspeaker.handofdestiny.combat.fight;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

class FightTest {
  private static Position facing(String row, String strength, String hero) {
    return Position.of("row: [" + row + "], strength: [" + strength + "]", "hero=" + hero);
  }

  @Test
  @Shows("HOD-FIGHT-01")
  void theFightStepAsksForStrengthCardsAndHeroAbilities() {
    facing("brute-5, brute-6", "brute-9", "galathar")
        .asks("fight", "HOD-FIGHT-01")
        .offers(
            "attack front",
            "use cleave by exhausting",
            "use cleave with brute-9",
            "use smite by exhausting",
            "use smite with brute-9",
            "use execute by exhausting",
            "use execute with brute-9",
            "use two-blows by exhausting",
            "use two-blows with brute-9",
            "use pivot by exhausting",
            "take front");
  }

  @Test
  @Shows("HOD-FIGHT-02")
  void aMonsterIsDealtWithByDefeatingIt() {
    facing("brute-5, brute-6", "brute-9", "galathar")
        .asks("fight", "HOD-FIGHT-02")
        .plays("attack front", "add brute-9", "strike")
        .tells("beaten", "slotted")
        .has("/row", "brute-6")
        .has("/hero/hp", 6);
  }

  @Test
  @Shows("HOD-FIGHT-02")
  void aMonsterIsDealtWithByTakingItsDamage() {
    facing("brute-5, brute-6", "brute-9", "robin")
        .asks("fight", "HOD-FIGHT-02")
        .plays("take front", "exhaust 1 0")
        .isSilentOf("beaten", "slotted", "defeated")
        .has("/row", "brute-6")
        .has("/strength", "brute-9");
  }

  @Test
  @Shows("HOD-FIGHT-03")
  void takingDamageExhaustsAsManyAbilitiesBeforeTheMonsterGoesToTheUnderworld() {
    Position hurt = facing("bear, brute-6", "brute-9", "galathar").plays("take front");
    hurt.cites("takes-damage", "HOD-FIGHT-03").has("/row", "bear brute-6");

    hurt.plays("exhaust 2 1")
        .tells("exhausted", "damage-taken")
        .has("/hero/hp", 3)
        .has("/row", "brute-6")
        .has("/underworld/8", "bear");
  }

  @Test
  @Shows("HOD-FIGHT-04")
  void strengthAloneDefeats() {
    facing("brute-5, brute-6", "brute-9", "robin")
        .asks("fight", "HOD-FIGHT-04")
        .plays("attack front", "add brute-9", "strike")
        .tells("beaten")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-FIGHT-04")
  void anAbilityAloneDefeats() {
    facing("brute-4, brute-6", "brute-9", "robin")
        .plays("use arrow by exhausting", "target brute-4")
        .cites("beaten", "HOD-FIGHT-04")
        .has("/row", "brute-6");
  }

  @Test
  @Shows("HOD-FIGHT-04")
  void abilityAndStrengthTogetherDefeat() {
    facing("brute-11, brute-6", "brute-7", "robin")
        .plays("use arrow by exhausting", "target brute-11")
        .sees("brute-11 7/1", "brute-6 6/1")
        .plays("attack front", "add brute-7", "strike")
        .tells("beaten")
        .has("/row", "brute-6");
  }

  @Test
  void thereIsNoPassInTheFightStep() {
    facing("brute-5, brute-6", "", "robin").refuses("pass", "HOD-Q-34");
  }

  @Test
  void anActionThatMovesNobodyLetsTheFightGoOn() {
    facing("brute-11, brute-6", "brute-7", "robin")
        .plays("use arrow by exhausting", "target brute-11")
        .isSilentOf("cleanup", "turn")
        .has("/turn", 1)
        .asks("fight", "HOD-FIGHT-01");
  }

  @Test
  void abilitiesBecomeDueByAnActionAndAreResolvedBeforeTheFightGoesOn() {
    facing("brute-11, scout, brute-2", "", "robin")
        .plays("use shove by exhausting", "pass")
        .has("/row", "scout brute-11 brute-2")
        .has("/hero/hp", 3)
        .has("/turn", 1)
        .asks("fight", "HOD-FIGHT-01");
  }
}
