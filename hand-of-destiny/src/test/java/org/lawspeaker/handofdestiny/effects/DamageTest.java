package org.lawspeaker.handofdestiny.effects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.lasting.Count;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;

class DamageTest {
  private static final Source ARROW = Source.hero(0);

  private final Position fight =
      Position.of(
          "row: [brute-11, bear, specter, brute-5], strength: [brute-9, brute-2]", "hero=robin");

  private static Damage damage(int amount, Which target) {
    return new Damage(amount, Optional.empty(), target, Optional.empty(), false);
  }

  private static Damage to(MonsterType type) {
    return new Damage(2, Optional.empty(), Which.ALL, Optional.of(type), false);
  }

  @Test
  void damageGoesToThePositionNamed() {
    fight.does(ARROW, damage(3, Which.FRONT)).sees("brute-11 8/1", "bear 7/3");
    fight.does(ARROW, damage(3, Which.SECOND)).sees("brute-11 11/1", "bear 4/3");
  }

  @Test
  void thirdIsATargetOnlyWhileItIsVisible() {
    assertThat(fight.can(ARROW, damage(1, Which.THIRD))).isFalse();
    Position.of("row: [specter, brute-11, brute-5, brute-6]")
        .does(ARROW, damage(1, Which.THIRD))
        .sees("specter 2/1", "brute-11 11/1", "brute-5 4/1");
  }

  @Test
  void damageToAllHitsEveryVisibleMonster() {
    fight
        .does(ARROW, damage(3, Which.ALL))
        .sees("brute-11 8/1", "bear 4/3")
        .has("/monsters/specter/damage", "");
  }

  @Test
  void damageToOthersAndBehindSparesItsOwner() {
    Source bear = Position.monster("bear");
    fight.does(bear, damage(3, Which.OTHERS)).sees("brute-11 8/1", "bear 7/3");
    assertThat(fight.can(bear, damage(3, Which.BEHIND))).isFalse();
    fight
        .does(Position.monster("brute-11"), damage(3, Which.BEHIND))
        .sees("brute-11 11/1", "bear 4/3");
    fight.does(bear, damage(3, Which.SELF)).sees("brute-11 11/1", "bear 4/3");
  }

  @Test
  void damageToATypeSparesTheOthers() {
    fight.does(ARROW, to(MonsterType.CREATURE)).sees("brute-11 11/1", "bear 5/3");
    fight.does(ARROW, to(MonsterType.WARRIOR)).sees("brute-11 9/1", "bear 7/3");
    assertThat(fight.can(ARROW, to(MonsterType.MAGIC))).isFalse();
  }

  @Test
  void damageMayDependOnACount() {
    Damage each =
        new Damage(2, Optional.of(Count.STRENGTH_CARD), Which.FRONT, Optional.empty(), false);
    fight.does(ARROW, each).sees("brute-11 7/1", "bear 7/3");
    assertThat(Position.of("row: [brute-11, bear]").can(ARROW, each)).isFalse();
  }

  @Test
  void anywhereReachesKnownMonstersOutOfView() {
    Position seen =
        Position.of("row: [guard-20, bear, brute-5, brute-1]", "hero=hilda")
            .plays("use far-throw by exhausting");
    seen.offers("target guard-20", "target bear", "target brute-5", "target brute-1")
        .plays("target brute-1")
        .tells("defeated")
        .has("/row", "guard-20 bear brute-5");
  }

  @Test
  void anywhereDoesNotReachWhatNobodyHasSeen() {
    Position.of("row: [guard-20, bear" + ", '?'".repeat(9) + "]", "hero=hilda")
        .plays("use far-throw by exhausting")
        .offers("target guard-20", "target bear");
  }

  @Test
  void aChosenMonsterMustBeVisible() {
    fight
        .plays("use arrow by exhausting")
        .offers("target brute-11", "target bear")
        .refuses("target specter", "HOD-HERO-07")
        .refuses("target brute-9", "HOD-SLOT-06");
  }

  @Test
  void onlyATextThatNamesTheBossReachesIt() {
    Position boss = Position.of("phase: boss, row: []", "hero=galathar");
    boss.refuses("use cleave by exhausting", "HOD-BOSS-05");
    boss.plays("use smite by exhausting")
        .cites("boss-damaged", "HOD-BOSS-05")
        .isSilentOf("allows-slotting", "several-hit")
        .has("/boss/damage", 5);
  }

  @Test
  void againstABossThatCountsNothingItIsNotUsed() {
    Damage each =
        new Damage(2, Optional.of(Count.STRENGTH_CARD), Which.FRONT, Optional.empty(), true);
    Position boss = Position.of("phase: boss, row: []", "hero=galathar");
    assertThat(boss.can(ARROW, each)).isFalse();
    assertThat(boss.can(ARROW, damage(2, Which.FRONT))).isFalse();
  }
}
