package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;

class DiceTest {
  @Test
  void aDieShowsEveryFaceAlike() {
    Distribution<Card> die = Dice.one(6, Card::new);
    assertThat(die.size()).isEqualTo(6);
    assertThat(die.outcomes().map(Card::id)).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(die.probabilityOf(new Card(6))).isEqualTo(Fraction.of(1, 6));
  }

  @Test
  void theSumOfTwoDiceIsMostlySeven() {
    Distribution<Card> sum = Dice.sum(2, 6, Card::new);
    assertThat(sum.size()).isEqualTo(11);
    assertThat(sum.probabilityOf(new Card(2))).isEqualTo(Fraction.of(1, 36));
    assertThat(sum.probabilityOf(new Card(7))).isEqualTo(Fraction.of(1, 6));
    assertThat(sum.probabilityOf(new Card(12))).isEqualTo(Fraction.of(1, 36));
    assertThat(sum.probabilityOf(new Card(13))).isEqualTo(Fraction.ZERO);
  }

  @Test
  void countsTheWaysToEachSum() {
    assertThat(Dice.ways(1, 3)).isEqualTo(ImmutableLongArray.of(1, 1, 1));
    assertThat(Dice.ways(3, 2)).isEqualTo(ImmutableLongArray.of(1, 3, 3, 1));
    assertThat(Dice.ways(2, 1)).isEqualTo(ImmutableLongArray.of(1));
    assertThatThrownBy(() -> Dice.ways(0, 6)).hasMessage("0 dice of 6 faces");
    assertThatThrownBy(() -> Dice.ways(1, 0)).hasMessage("1 dice of 0 faces");
    assertThatThrownBy(() -> Dice.ways(70, 2)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aTableIsWeighed() {
    Weighted<Card> table = table(3, 1);
    assertThat(table.size()).isEqualTo(2);
    assertThat(table.outcomes()).containsExactly(new Card(0), new Card(1));
    assertThat(table.probabilityOf(new Card(0))).isEqualTo(Fraction.of(3, 4));
    assertThat(table.probabilityOf(new Card(1))).isEqualTo(Fraction.of(1, 4));
    assertThat(table.probabilityOf(new Card(2))).isEqualTo(Fraction.ZERO);
  }

  @Test
  void aTableIsSampledByItsWeights() {
    Weighted<Card> table = table(3, 1);
    Random random = new Random(3);
    int ones = 0;
    for (int i = 0; i < 4000; i++) {
      ones += table.sample(random).id();
    }
    assertThat(ones).isBetween(900, 1100);
  }

  @Test
  void refusesATableThatMakesNoSense() {
    assertThatThrownBy(() -> table(1, 0)).hasMessage("a weight is at least 1: [1, 0]");
    assertThatThrownBy(() -> table()).hasMessage("0 moves, 0 weights");
    assertThatThrownBy(
            () -> new Weighted<>(ImmutableList.of(new Card(1)), ImmutableLongArray.of(1, 2)))
        .hasMessage("1 moves, 2 weights");
    assertThatThrownBy(() -> Dice.sum(2, 2, sum -> new Card(0)))
        .hasMessageStartingWith("an outcome occurs twice");
    assertThatThrownBy(() -> table(Long.MAX_VALUE, 1).probabilityOf(new Card(0)))
        .isInstanceOf(ArithmeticException.class);
  }

  private static Weighted<Card> table(long... weights) {
    ImmutableList.Builder<Card> cards = ImmutableList.builder();
    for (int i = 0; i < weights.length; i++) {
      cards.add(new Card(i));
    }
    return new Weighted<>(cards.build(), ImmutableLongArray.copyOf(weights));
  }
}
