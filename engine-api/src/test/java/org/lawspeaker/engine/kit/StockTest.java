package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Problems;

/** What is left when zones have been laid. */
class StockTest {
  private final Stock stock =
      new Stock(Bag.of(1, 1, 2, 5), card -> "ember " + card, Citation.of("EMB-SETUP-01"));
  private final Problems problems = new Problems();

  @Test
  void whatLiesSomewhereIsNotLeft() {
    stock.take(Pile.of(1, 5));
    assertThat(stock.left()).isEqualTo(Bag.of(1, 2));
    assertThat(stock.take(2)).isTrue();
    assertThat(stock.take(2)).isFalse();
    assertThat(stock.left()).isEqualTo(Bag.of(1));
  }

  @Test
  void aZoneThatStaysIsNoProblemEvenIfItsCardsAreGone() {
    stock.take(Pile.of(2, 2, 9));
    assertThat(stock.left()).isEqualTo(Bag.of(1, 1, 5));
  }

  @Test
  void eachCardThatIsNotLeftIsAProblemWithItsPlace() {
    stock.take("/hand", Pile.of(1, 1, 1, 5, 5, 9), problems);

    assertThat(problems.list())
        .containsExactly(
            new Problem("/hand/2", "no ember 1 is left: there are 2 (EMB-SETUP-01)"),
            new Problem("/hand/4", "no ember 5 is left: there is 1 (EMB-SETUP-01)"),
            new Problem("/hand/5", "no ember 9 is left: there is none (EMB-SETUP-01)"));
    assertThat(stock.left()).isEqualTo(Bag.of(2));
  }

  @Test
  void whatIsLeftOfOneKind() {
    assertThat(stock.left(card -> card > 1)).isEqualTo(Bag.of(2, 5));
    assertThat(stock.left()).isEqualTo(Bag.of(1, 1, 2, 5));
  }
}
