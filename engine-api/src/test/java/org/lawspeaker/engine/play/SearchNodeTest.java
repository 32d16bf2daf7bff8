package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.DuelMove;

class SearchNodeTest {
  private static final DuelMove RAISE = new DuelMove.Raise(Seat.of(0));

  private final ValueRange range = new ValueRange();

  @Test
  void growsAPointOnce() {
    SearchNode<DuelMove, String> root = new SearchNode<>();

    assertThat(root.child(RAISE)).isNull();
    assertThat(root.grow(RAISE)).isSameAs(root.grow(RAISE)).isSameAs(root.child(RAISE));
  }

  @Test
  void tellsApartWhatIsSeen() {
    SearchNode<DuelMove, String> root = new SearchNode<>();

    assertThat(root.seeing("a")).isSameAs(root.seeing("a")).isNotSameAs(root.seeing("b"));
  }

  @Test
  void promisesItsMeanAndMoreIfItWasPassedOver() {
    range.seen(0);
    range.seen(1);
    SearchNode<DuelMove, String> point = new SearchNode<>();
    point.judged(1);
    point.judged(0.5);
    assertThat(point.visits()).isEqualTo(2);
    assertThat(point.total()).isEqualTo(1.5);
    assertThat(point.promise(3, range)).isEqualTo(0.75);

    for (int i = 0; i < 7; i++) {
      point.offered();
    }
    assertThat(point.promise(0, range)).isEqualTo(0.75);
    assertThat(point.promise(3, range))
        .isCloseTo(0.75 + 3 * Math.sqrt(Math.log(8) / 2), within(1e-12));
  }

  @Test
  void stretchesTheValuesThatWereSeen() {
    range.seen(0.4);
    assertThat(range.stretched(0.4)).isEqualTo(0.5);

    range.seen(0.6);
    range.seen(0.5);
    assertThat(range.stretched(0.4)).isZero();
    assertThat(range.stretched(0.6)).isEqualTo(1);
    assertThat(range.stretched(0.5)).isCloseTo(0.5, within(1e-12));
  }
}
