package org.lawspeaker.handofdestiny.lasting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Table;

class ConditionTest {
  private static boolean holds(Condition condition, String more, int owner) {
    Position at = Position.of("row: [brute-5, brute-6]" + more, "hero=robin");
    return condition.holds(Table.of(Position.GAME.cards(), at.state()), owner);
  }

  @Test
  void inFrontHoldsForTheFrontMonsterOnly() {
    assertThat(holds(new Conditions.InFront(), "", 0)).isTrue();
    assertThat(holds(new Conditions.InFront(), "", 1)).isFalse();
    assertThat(holds(new Conditions.InFront(), "", Place.HERO)).isFalse();
    assertThat(new Conditions.InFront().says()).isEqualTo("it is in front");
  }

  @Test
  void notInFrontHoldsForTheOthersOnly() {
    assertThat(holds(new Conditions.NotInFront(), "", 0)).isFalse();
    assertThat(holds(new Conditions.NotInFront(), "", 1)).isTrue();
    assertThat(holds(new Conditions.NotInFront(), "", Place.HERO)).isFalse();
    assertThat(new Conditions.NotInFront().says()).isEqualTo("it is not in front");
  }

  @Test
  void strengthCardsAreCountedAtLeast() {
    Condition two = new Conditions.StrengthAtLeast(2);
    assertThat(holds(two, ", strength: [brute-1]", 0)).isFalse();
    assertThat(holds(two, ", strength: [brute-1, brute-2]", 0)).isTrue();
    assertThat(holds(two, ", strength: [brute-1, brute-2, brute-3]", 0)).isTrue();
    assertThat(two.says()).isEqualTo("there are 2 or more strength cards");
  }

  @Test
  void strengthCardsAreCountedAtMost() {
    Condition one = new Conditions.StrengthAtMost(1);
    assertThat(holds(one, "", 0)).isTrue();
    assertThat(holds(one, ", strength: [brute-1]", 0)).isTrue();
    assertThat(holds(one, ", strength: [brute-1, brute-2]", 0)).isFalse();
    assertThat(one.says()).isEqualTo("there is at most 1 strength card");
  }

  @Test
  void exhaustedAbilitiesOfBothColumnsAreCounted() {
    Condition three = new Conditions.ExhaustedAtLeast(3);
    assertThat(holds(three, ", hero: {left: 1, right: 1}", 0)).isFalse();
    assertThat(holds(three, ", hero: {left: 1, right: 2}", 0)).isTrue();
    assertThat(holds(three, ", hero: {left: 2, right: 2}", 0)).isTrue();
    assertThat(three.says()).isEqualTo("3 or more abilities are exhausted");
  }

  @Test
  void aWeaponCountsAsOwnedWhetherReadyOrNot() {
    Condition owned = new Conditions.WeaponOwned();
    assertThat(holds(owned, "", 0)).isFalse();
    assertThat(holds(owned, ", weapon: {owned: {name: sling, ready: false}}", 0)).isTrue();
    assertThat(owned.says()).isEqualTo("you own a weapon");
  }

  @Test
  void theWaveIsCompared() {
    Condition third = new Conditions.WaveAtLeast(3);
    assertThat(holds(third, ", wave: 2", 0)).isFalse();
    assertThat(holds(third, ", wave: 3", 0)).isTrue();
    assertThat(holds(third, ", wave: 4", 0)).isTrue();
    assertThat(third.says()).isEqualTo("it is wave 3 or later");
  }
}
