package org.lawspeaker.handofdestiny.lasting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.table.Table;

class CountTest {
  private static int in(Count count, String more) {
    Position at = Position.of("row: [brute-5, brute-6]" + more, "hero=robin");
    return count.in(Table.of(Position.GAME.cards(), at.state()));
  }

  @Test
  void strengthCardsAreCounted() {
    assertThat(in(Count.STRENGTH_CARD, "")).isZero();
    assertThat(in(Count.STRENGTH_CARD, ", strength: [brute-1, brute-2]")).isEqualTo(2);
  }

  @Test
  void exhaustedAbilitiesAndHpAddUpToSix() {
    assertThat(in(Count.EXHAUSTED_ABILITY, ", hero: {left: 2, right: 1}")).isEqualTo(3);
    assertThat(in(Count.HP, ", hero: {left: 1, right: 1}")).isEqualTo(4);
  }

  @Test
  void theWaveIsRead() {
    assertThat(in(Count.WAVE, ", wave: 3")).isEqualTo(3);
  }

  @Test
  void theHighestPrintedStrengthValueIsRead() {
    assertThat(in(Count.HIGHEST_STRENGTH, "")).isZero();
    assertThat(in(Count.HIGHEST_STRENGTH, ", strength: [brute-2, brute-9, brute-4]")).isEqualTo(9);
  }

  @Test
  void theDamageValuesOfTheSlottedCardsAreAddedUp() {
    assertThat(in(Count.SLOTTED_DAMAGE, "")).isZero();
    assertThat(in(Count.SLOTTED_DAMAGE, ", strength: [brute-2, guard-19, bear]")).isEqualTo(6);
  }

  @Test
  void everyCountHasWords() {
    assertThat(Count.values())
        .extracting(Count::says)
        .containsExactly(
            "strength card",
            "exhausted ability",
            "HP of the hero",
            "wave up to this one",
            "point of the highest strength card",
            "point of damage value on the strength cards");
  }
}
