package org.lawspeaker.handofdestiny.lasting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

class LastingTest {
  private final Table table =
      Table.of(
          Position.GAME.cards(),
          Position.of("row: [brute-5, wolf, brute-6], strength: [brute-1, brute-3]").state());

  private static HpChange hp(int amount, Which on) {
    return new HpChange(amount, Optional.empty(), on, Optional.empty(), Optional.empty());
  }

  @Test
  void aChangeOfHpIsForTheMonstersItNames() {
    assertThat(hp(2, Which.SELF).adds(table, 1, 1)).isEqualTo(2);
    assertThat(hp(2, Which.SELF).adds(table, 1, 0)).isZero();
    assertThat(hp(2, Which.OTHERS).adds(table, 1, 0)).isEqualTo(2);
    assertThat(hp(2, Which.OTHERS).adds(table, 1, 1)).isZero();
    assertThat(hp(-3, Which.BEHIND).adds(table, 0, 1)).isEqualTo(-3);
    assertThat(hp(-3, Which.BEHIND).adds(table, 0, 0)).isZero();
  }

  @Test
  void aChangeMayBeForATypeOnly() {
    Lasting creatures =
        new HpChange(
            2, Optional.empty(), Which.ALL, Optional.of(MonsterType.CREATURE), Optional.empty());
    assertThat(creatures.adds(table, 0, 1)).isEqualTo(2);
    assertThat(creatures.adds(table, 0, 0)).isZero();
  }

  @Test
  void aChangeMayBeMultipliedByACount() {
    Lasting each =
        new HpChange(
            3, Optional.of(Count.STRENGTH_CARD), Which.SELF, Optional.empty(), Optional.empty());
    assertThat(each.adds(table, 0, 0)).isEqualTo(6);
  }

  @Test
  void theBossChangesOnlyItself() {
    assertThat(hp(2, Which.SELF).adds(table, Place.BOSS, Place.BOSS)).isEqualTo(2);
    assertThat(hp(2, Which.SELF).adds(table, 0, Place.BOSS)).isZero();
    assertThat(hp(2, Which.ALL).adds(table, Place.BOSS, Place.BOSS)).isZero();
  }

  @Test
  void eachKindChangesOneQuantity() {
    Lasting ofDamage =
        new DamageChange(2, Optional.empty(), Which.SELF, Optional.empty(), Optional.empty());
    assertThat(hp(2, Which.SELF).changes()).isEqualTo(Quantity.HP);
    assertThat(ofDamage.changes()).isEqualTo(Quantity.DAMAGE);
    assertThat(ofDamage.adds(table, 0, 0)).isEqualTo(2);
    assertThat(ofDamage.adds(table, 0, 1)).isZero();
  }

  @Test
  void changesToAttacksAreForTheirOwnerOrForTheHerosAttacks() {
    Lasting change = new AttackChange(-4, Optional.empty(), Optional.empty());
    assertThat(change.adds(table, 1, 1)).isEqualTo(-4);
    assertThat(change.adds(table, 1, 0)).isZero();
    assertThat(change.adds(table, Place.HERO, 0)).isEqualTo(-4);
    assertThat(change.changes()).isEqualTo(Quantity.ATTACK);
  }

  @Test
  void changesToCardsAreForTheirOwnerOrForTheHerosCards() {
    Lasting change = new CardChange(-1, Optional.of(Count.STRENGTH_CARD), Optional.empty());
    assertThat(change.adds(table, 1, 1)).isEqualTo(-2);
    assertThat(change.adds(table, 1, 0)).isZero();
    assertThat(change.adds(table, Place.HERO, 0)).isEqualTo(-2);
    assertThat(change.changes()).isEqualTo(Quantity.CARD);
  }

  @Test
  void aConditionDecidesWhetherAChangeApplies() {
    Lasting always = hp(2, Which.SELF);
    Lasting behind =
        new HpChange(
            2,
            Optional.empty(),
            Which.SELF,
            Optional.empty(),
            Optional.of(new Conditions.NotInFront()));
    assertThat(always.applies(table, 0)).isTrue();
    assertThat(behind.applies(table, 0)).isFalse();
    assertThat(behind.applies(table, 1)).isTrue();
  }

  @Test
  void changesAreWorded() {
    assertThat(hp(2, Which.OTHERS).says()).isEqualTo("every other visible monster has +2 HP");
    assertThat(
            new DamageChange(
                    -1,
                    Optional.of(Count.WAVE),
                    Which.FRONT,
                    Optional.empty(),
                    Optional.of(new Conditions.InFront()))
                .says())
        .isEqualTo(
            "the front monster has -1 damage for each wave up to this one while it is in front");
    assertThat(new AttackChange(1, Optional.empty(), Optional.empty()).says())
        .isEqualTo("each strength attack on it is worth 1 more");
    assertThat(new AttackChange(1, Optional.empty(), Optional.empty()).saysOfHero())
        .isEqualTo("each strength attack is worth 1 more");
    assertThat(new CardChange(-4, Optional.empty(), Optional.empty()).says())
        .isEqualTo("each strength card of an attack on it is worth 4 less");
    assertThat(new CardChange(-4, Optional.empty(), Optional.empty()).saysOfHero())
        .isEqualTo("each strength card of an attack is worth 4 less");
    assertThat(new ThirdVisible(Optional.of(new Conditions.InFront())).says())
        .isEqualTo("the third monster is visible while it is in front");
  }

  @Test
  void aThirdVisibleMonsterIsOneMore() {
    Lasting third = new ThirdVisible(Optional.empty());
    assertThat(third.changes()).isEqualTo(Quantity.SIGHT);
    assertThat(third.adds(table, 0, 0)).isEqualTo(1);
  }

  @Test
  void lastingAbilitiesOfTheHeroApplyWhileTheyAreUnexhausted() {
    Position.of("row: [guard-20, brute-6, brute-7, brute-8]", "hero=freya")
        .sees("guard-20 20/2", "brute-6 6/1", "brute-7 7/1");
    Position.of("row: [guard-20, brute-6, brute-7], hero: {left: 1, right: 3}", "hero=freya")
        .sees("guard-20 20/2", "brute-6 6/1");
  }

  @Test
  void aConditionOfAHerosAbilityIsLookedAtForEachAttack() {
    Position gale =
        Position.of("row: [guard-20, brute-6], strength: [brute-1, brute-2, brute-3]", "hero=freya")
            .plays("attack front", "add brute-3", "strike");
    gale.cites("cards-changed", "HOD-STRENGTH-11").sees("guard-20 16/2", "brute-6 6/1");
    gale.plays("attack front", "add brute-2", "strike")
        .isSilentOf("cards-changed")
        .sees("guard-20 14/2", "brute-6 6/1");
  }

  @Test
  void cardsOfTheAttackCountAsSlottedWhereTheTableSaysSo() {
    Position.of(
            "row: [guard-20, brute-6], strength: [brute-1, brute-2]",
            "hero=freya",
            "attacking-cards=slotted")
        .plays("attack front", "add brute-2", "strike")
        .cites("cards-changed", "HOD-STRENGTH-11")
        .has("/strength", "brute-1")
        .sees("guard-20 17/2", "brute-6 6/1");
  }

  @Test
  void hpThatDependsOnStrengthCardsFollowsThem() {
    Position.of("row: [warlord, brute-6], strength: [brute-1, brute-2]", "hero=robin")
        .sees("warlord 7/1", "brute-6 6/1")
        .plays("attack front", "add brute-2", "strike")
        .sees("warlord 4/1", "brute-6 6/1");
  }
}
