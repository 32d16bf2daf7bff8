package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Fraction;

class BagTest {
  private static final Bag BAG = Bag.of(4, 1, 1, 0);

  @Test
  void countsItsCards() {
    assertThat(BAG.size()).isEqualTo(4);
    assertThat(BAG.kinds()).isEqualTo(3);
    assertThat(BAG.count(1)).isEqualTo(2);
    assertThat(BAG.count(4)).isEqualTo(1);
    assertThat(BAG.count(2)).isZero();
    assertThat(BAG.count(5)).isZero();
    assertThat(BAG.count(-1)).isZero();
    assertThat(BAG.isEmpty()).isFalse();
    assertThat(Bag.empty().isEmpty()).isTrue();
  }

  @Test
  void meetsEveryDifferentCardOnce() {
    assertThat(IntStream.range(0, 4).filter(BAG::isFirst).map(BAG::nth)).containsExactly(0, 1, 4);
    assertThatThrownBy(() -> BAG.isFirst(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void laysItsCardsOutInAscendingOrder() {
    assertThat(IntStream.range(0, 4).map(BAG::nth)).containsExactly(0, 1, 1, 4);
    assertThat(BAG.toPile()).isEqualTo(Pile.of(0, 1, 1, 4));
    assertThat(BAG).hasToString("{0, 1, 1, 4}");
    assertThatThrownBy(() -> BAG.nth(4)).hasMessage("4 in a bag of 4");
    assertThatThrownBy(() -> BAG.nth(-1)).hasMessage("-1 in a bag of 4");
  }

  @Test
  void isEqualHoweverItCameAbout() {
    assertThat(BAG.with(7).without(7)).isEqualTo(BAG).hasSameHashCodeAs(BAG);
    assertThat(Bag.of(9).without(9)).isEqualTo(Bag.empty());
    assertThat(BAG.without(4)).isEqualTo(Bag.of(0, 1, 1)).isNotEqualTo(Bag.of(0, 1));
    assertThat(BAG.without(1)).isEqualTo(Bag.of(0, 1, 4));
    assertThat(Bag.of(4, 4).without(4)).isEqualTo(Bag.of(4));
    assertThat(Bag.of(1, 4).withAll(Pile.of(0, 1))).isEqualTo(BAG);
    assertThat(Bag.of(Pile.of(1, 0))).isEqualTo(Bag.of(0, 1));
    assertThat(BAG).isNotEqualTo("{0, 1, 1, 4}");
    assertThat(BAG.hashCode()).isNotEqualTo(Bag.of(2).hashCode());
    assertThat(BAG.without(4).size()).isEqualTo(3);
    assertThat(BAG.with(0).size()).isEqualTo(5);
  }

  @Test
  void hasOneCopyLessOfACardIfItHasAny() {
    Bag bag = Bag.of(3, 5, 5);

    assertThat(bag.less(5)).isEqualTo(Bag.of(3, 5));
    assertThat(bag.less(4)).isSameAs(bag);
  }

  @Test
  void refusesCardsItDoesNotHaveAndIdsThatNoCardHas() {
    assertThatThrownBy(() -> BAG.without(2)).hasMessage("card 2 is not in {0, 1, 1, 4}");
    assertThatThrownBy(() -> BAG.without(5)).hasMessage("card 5 is not in {0, 1, 1, 4}");
    assertThatThrownBy(() -> BAG.with(-1)).hasMessage("the id of a card is 0 or more, not -1");
    assertThatThrownBy(() -> Bag.of(-2)).hasMessage("the id of a card is 0 or more, not -2");
    assertThatThrownBy(() -> Bag.empty().draw(Card::new)).hasMessage("a draw from an empty bag");
  }

  @Test
  void drawsEveryCopyWithTheSameProbability() {
    Distribution<Card> draw = BAG.draw(Card::new);
    assertThat(draw.size()).isEqualTo(3);
    assertThat(draw.outcomes()).containsExactly(new Card(0), new Card(1), new Card(4));
    assertThat(draw.probabilityOf(new Card(1))).isEqualTo(Fraction.of(1, 2));
    assertThat(draw.probabilityOf(new Card(4))).isEqualTo(Fraction.of(1, 4));
    assertThat(draw.probabilityOf(new Card(2))).isEqualTo(Fraction.ZERO);
  }

  @Test
  void samplesAsOftenAsTheProbabilitiesSay() {
    Distribution<Card> draw = BAG.draw(Card::new);
    Random random = new Random(5);
    int[] times = new int[5];
    for (int i = 0; i < 4000; i++) {
      times[draw.sample(random).id()]++;
    }
    assertThat(times[0]).isBetween(900, 1100);
    assertThat(times[1]).isBetween(1880, 2120);
    assertThat(times[4]).isBetween(900, 1100);
    assertThat(times[0] + times[1] + times[4]).isEqualTo(4000);
  }
}
