package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A heap that is shuffled and dealt. */
class HeapTest {
  private static final Bag CARDS = Bag.of(1, 2, 2, 5, 7, 7, 7);

  @Test
  void dealsEveryCardOnce() {
    Heap heap = Heap.of(CARDS).shuffle(new SplittableRandom(1));
    Pile first = heap.deal(3);

    assertThat(heap.rest().withAll(first)).isEqualTo(CARDS);
    assertThat(heap.size()).isEqualTo(4);
    assertThat(Bag.of(heap.deal(4)).withAll(first)).isEqualTo(CARDS);
    assertThat(heap.isEmpty()).isTrue();
    assertThatThrownBy(heap::next).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatIsThrownInLastIsDealtFirstUntilItIsShuffled() {
    Heap heap = Heap.empty().addAll(CARDS).addAll(Pile.of(3, 4)).add(9);

    assertThat(heap.deal(3)).isEqualTo(Pile.of(9, 4, 3));
    assertThat(heap.rest()).isEqualTo(CARDS);
    assertThat(Heap.of(Pile.of(3, 4)).next()).isEqualTo(4);
  }

  @Test
  void growsWithItsCards() {
    Heap heap = Heap.empty();
    for (int card = 0; card < 100; card++) {
      heap.add(card);
    }

    assertThat(heap.rest().size()).isEqualTo(100);
    assertThat(heap.next()).isEqualTo(99);
  }

  @Test
  void dealsTheNextThatFitsAndLeavesTheOthersInTheirOrder() {
    Heap heap = Heap.of(Pile.of(8, 1, 6, 3));

    assertThat(heap.next(card -> card % 2 == 0)).contains(6);
    assertThat(heap.next(card -> card > 8)).isEmpty();
    assertThat(heap).hasToString("[8, 1, 3]");
  }

  @Test
  void keepsTheNextInTheirOrder() {
    Heap heap = Heap.of(Pile.of(1, 2, 3, 4)).keep(2);
    assertThat(heap.rest()).isEqualTo(Bag.of(3, 4));
    assertThat(heap.deal(2)).isEqualTo(Pile.of(4, 3));
    assertThatIllegalStateException().isThrownBy(() -> heap.keep(1));
  }

  @Test
  void takesOutWhatIsThere() {
    Heap heap = Heap.of(CARDS);
    heap.remove(Pile.of(7, 2, 4));

    assertThat(heap.rest()).isEqualTo(Bag.of(1, 2, 5, 7, 7));
  }

  @Test
  void everyOrderIsAsLikelyAsAnother() {
    SplittableRandom random = new SplittableRandom(7);
    Map<Pile, Integer> orders = new HashMap<>();
    for (int i = 0; i < 6000; i++) {
      orders.merge(Heap.of(Bag.of(1, 2, 3)).shuffle(random).deal(3), 1, Integer::sum);
    }

    assertThat(orders).hasSize(6);
    assertThat(orders.values()).allSatisfy(count -> assertThat(count).isBetween(850, 1150));
  }

  @Test
  void shufflesAsAListIsShuffled() {
    List<Integer> list = new ArrayList<>();
    CARDS.toPile().forEach(list::add);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, random.nextInt(i + 1));
    }

    assertThat(Heap.of(CARDS).shuffle(new SplittableRandom(3))).hasToString(list.toString());
  }

  @Test
  void drawsEachCardAsOftenAsAnotherWithoutShuffling() {
    SplittableRandom random = new SplittableRandom(7);
    Map<Pile, Integer> draws = new HashMap<>();
    for (int i = 0; i < 6000; i++) {
      Heap heap = Heap.of(Bag.of(1, 2, 3));
      draws.merge(Pile.of(heap.draw(random), heap.draw(random)), 1, Integer::sum);
    }

    assertThat(draws).hasSize(6);
    assertThat(draws.values()).allSatisfy(count -> assertThat(count).isBetween(850, 1150));
  }

  @Test
  void whatIsLeftAfterADrawIsTheRestOfTheCards() {
    SplittableRandom random = new SplittableRandom(2);
    for (Heap heap : List.of(Heap.of(CARDS), Heap.of(CARDS).shuffle(random))) {
      Bag left = CARDS;
      for (int i = 0; i < CARDS.size(); i++) {
        left = left.without(heap.draw(random));
        assertThat(heap.rest()).isEqualTo(left);
      }
      assertThatIllegalStateException().isThrownBy(() -> heap.draw(random));
    }
  }

  @Test
  void drawsAmongThoseThatFit() {
    SplittableRandom random = new SplittableRandom(7);
    Map<Integer, Integer> draws = new HashMap<>();
    for (int i = 0; i < 4000; i++) {
      Heap heap = Heap.of(CARDS);
      draws.merge(heap.draw(card -> card > 2, random).orElseThrow(), 1, Integer::sum);
      assertThat(heap.size()).isEqualTo(6);
    }

    assertThat(draws).containsOnlyKeys(5, 7);
    assertThat(draws.get(5)).isBetween(900, 1100);
    assertThat(Heap.of(CARDS).draw(card -> card > 7, random)).isEmpty();
  }

  @Test
  void takesACertainCardIfItIsThere() {
    Heap heap = Heap.of(CARDS);

    assertThat(heap.take(2)).isTrue();
    assertThat(heap.take(4)).isFalse();
    assertThat(heap.rest()).isEqualTo(CARDS.without(2));
  }
}
