package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.combat.cleanup.SlotNewest;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.merchant.Heal;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

class HeroEffectsTest {
  private static final Source HERO = Source.hero(0);
  private static final Source POTION = new Source(Source.Kind.POTION, 0);
  private static final Source PENALTY = new Source(Source.Kind.PENALTY, 0);

  private static Position hurt(int left, int right) {
    return Position.of(
        "row: [guard-20, bear], hero: {left: " + left + ", right: " + right + "}", "hero=galathar");
  }

  @Test
  void damageToTheHeroIsPlacedByThePlayer() {
    hurt(0, 0)
        .does(HERO, new Hurt(2))
        .cites("not-set-off", "HOD-RAGE-03")
        .asks("exhaust", "HOD-TAKE-03")
        .offers("exhaust 2 0", "exhaust 1 1", "exhaust 0 2");
  }

  @Test
  void anAbilityThatIsExhaustedIsNotSpokenOf() {
    hurt(0, 1).does(HERO, new Hurt(2)).isSilentOf("not-set-off");
    Position.of("row: [guard-20, bear]", "hero=robin")
        .does(HERO, new Hurt(2))
        .isSilentOf("not-set-off");
  }

  @Test
  void aHeroWithoutHpIsNotHurtAnyMore() {
    assertThat(hurt(3, 2).can(HERO, new Hurt(1))).isTrue();
    Position fallen = Position.of("row: [ogre, bear]", "hero=galathar").plays("take front");
    assertThat(fallen.can(HERO, new Hurt(1))).isFalse();
  }

  @Test
  void healingUncoversAsManyAbilities() {
    hurt(2, 1).does(HERO, new Heal(2)).asks("heal", "HOD-POTION-08").offers("heal 1 0", "heal 0 1");
    hurt(1, 0).does(HERO, new Heal(3)).has("/hero/hp", 6);
    assertThat(hurt(0, 0).can(HERO, new Heal(1))).isFalse();
    assertThat(hurt(1, 0).can(HERO, new Heal(1))).isTrue();
  }

  @Test
  void goldIsGained() {
    hurt(0, 0)
        .does(HERO, new ChangeGold(4))
        .cites("gold-gained", "HOD-MERCHANT-04")
        .has("/purse/gold", 4);
  }

  @Test
  void goldIsLostByAPenalty() {
    Position.of("phase: boss, strength: [brute-1, brute-2]")
        .does(PENALTY, new ChangeGold(-3))
        .cites("gold-lost", "HOD-PENALTY-04")
        .has("/purse/gold", 0)
        .has("/purse/fined", 3);
    assertThat(hurt(0, 0).does(POTION, new ChangeGold(-3)).events().get(0))
        .satisfies(event -> assertThat(event.facts()).containsEntry("amount", "3"))
        .satisfies(event -> assertThat(event.says()).isEqualTo("3 gold is lost"));
    assertThat(hurt(0, 0).can(HERO, new ChangeGold(0))).isFalse();
    assertThat(hurt(0, 0).can(HERO, new ChangeGold(-1))).isTrue();
  }

  @Test
  @Shows("HOD-Q-61")
  void atTheMerchantGoldDoesNotFallBelowNothing() {
    Position.of("phase: merchant, strength: [], purse: {gold: 2}")
        .does(POTION, new ChangeGold(-3))
        .notes("gold-lost", "amount", 2)
        .has("/purse/gold", 0);
  }

  @Test
  @Shows({"HOD-MERCHANT-04", "HOD-Q-15"})
  void atTheMerchantGoldFollowsTheStrengthCardsThatRemain() {
    Position merchant =
        Position.of("phase: merchant, strength: [brute-1], underworld: [wolf], purse: {gold: 1}");
    merchant
        .does(POTION, new TurnStrength(StrengthChoice.CHOSEN, TurnStrength.Turn.ROTATE))
        .tells("strength-turned", "gold-gained")
        .cites("gold-gained", "HOD-MERCHANT-04")
        .has("/purse/gold", 2);
    merchant
        .does(POTION, new TurnStrength(StrengthChoice.CHOSEN, TurnStrength.Turn.FLIP))
        .has("/purse/gold", 3);
    merchant
        .does(POTION, new DiscardStrength(StrengthChoice.CHOSEN))
        .tells("strength-discarded", "gold-lost")
        .has("/purse/gold", 0);
    merchant.does(POTION, new SlotNewest()).tells("slotted", "gold-gained").has("/purse/gold", 2);
  }

  @Test
  void beforeTheMerchantStrengthCardsAreNoGoldYet() {
    Position.of("row: [guard-20, bear], strength: [brute-1, brute-2]")
        .does(HERO, new DiscardStrength(StrengthChoice.EACH))
        .isSilentOf("gold-lost")
        .has("/purse/gold", 0);
  }

  private static Position armed(String weapon) {
    return Position.of("row: [guard-20, bear]" + weapon, "hero=circe");
  }

  @Test
  void aUsedWeaponIsReadyAgain() {
    armed(", weapon: {owned: {name: sling, ready: false}}")
        .plays("use mend by exhausting")
        .cites("weapon-recovered", "HOD-WEAPON-01")
        .has("/weapon/owned/ready", true)
        .allows("weapon", "HOD-WEAPON-02");
  }

  @Test
  void onlyAUsedWeaponIsRecovered() {
    armed("").refuses("use mend by exhausting", "HOD-Q-82");
    armed(", weapon: {owned: {name: sling, ready: true}}")
        .refuses("use mend by exhausting", "HOD-Q-82");
  }
}
