package org.lawspeaker.handofdestiny.boss;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.testkit.coverage.Shows;

/** When the abilities of a boss count, and what they change. */
class BossAnswersTest {
  @Test
  @Shows("HOD-Q-79")
  void aConditionThatHoldsAsThePhaseStartsIsNewlyMet() {
    Position.of("row: [brute-1], wave: 4, strength: [brute-2], hero: {left: 2}", "boss=warlock")
        .plays("attack front", "add brute-2", "strike")
        .tells("boss-faced", "boss-ability")
        .cites("boss-ability", "HOD-BATTACK-04")
        .has("/hero/hp", 3)
        .plays("attack boss", "add brute-1", "strike")
        .isSilentOf("boss-ability");
  }

  @Test
  @Shows("HOD-Q-57")
  void theAttackValueOfACriticalHitIsNotChangedAsAStrengthAttackIs() {
    Position.of("phase: boss, wave: 2, strength: [], hero: {left: 2}", "boss=knight")
        .plays("critical 2", "exhaust 2 2")
        .has("/boss/damage", 4);
  }

  @Test
  void damageOfAnAbilityIsNotAnsweredAsAStrengthAttackIs() {
    Position.of(
            "phase: boss, wave: 2, strength: [brute-1, brute-2]", "boss=warlock", "hero=galathar")
        .plays("use smite by exhausting")
        .has("/boss/damage", 5)
        .isSilentOf("boss-ability")
        .asks("boss", "HOD-BOSS-01");
  }

  @Test
  @Shows({"HOD-BOSS-07", "HOD-BOSS-08"})
  void aBossChangesNoMonsterBeforeItsPhase() {
    String printed = "ability: {lasting: [{hp-change: {amount: 2, per: strength-card}}]}";
    String text = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    assertThat(text).contains(printed);
    HandOfDestiny game =
        HandOfDestinyProvider.read(
                new PackText(
                    "warlord",
                    text.replace(
                        printed, "ability: {lasting: [{hp-change: {amount: 2, on: all}}]}")))
            .orThrow();
    HandState state =
        Position.of("row: [brute-1, brute-5], wave: 3, strength: [brute-9]", "boss=warlock")
            .state();
    assertThat(game.notation().state(state).at("/visible/0/hp").asInt()).isEqualTo(1);
    assertThat(game.notation().state(state).at("/visible/1/hp").asInt()).isEqualTo(5);
  }
}
