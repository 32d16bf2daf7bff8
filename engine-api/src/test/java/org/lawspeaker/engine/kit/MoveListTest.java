package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

class MoveListTest {
  private record Bid(int value) implements Move {
    @Override
    public Actor by() {
      return Seat.of(0);
    }
  }

  /** Bids above ten are against the rules. */
  private static final class Bids extends MoveList<Bid> {
    private Bids propose(int value) {
      if (value > 10) {
        faults.add(Citation.of("TST-RULE-01"), "too-high");
      }
      keepIfLegal(new Bid(value));
      return this;
    }
  }

  @Test
  void isEmptyIfEveryMoveHasAFault() {
    assertThat(new Bids().propose(11).propose(12).all()).isEmpty();
  }

  @Test
  void holdsTheOnlyLegalMove() {
    assertThat(new Bids().propose(11).propose(3).propose(12).all()).containsExactly(new Bid(3));
  }

  @Test
  void holdsTheLegalMovesInTheirOrder() {
    Bids bids = new Bids().propose(5).propose(11).propose(3).propose(4).propose(1).propose(2);

    assertThat(bids.all())
        .containsExactly(new Bid(5), new Bid(3), new Bid(4), new Bid(1), new Bid(2));
  }
}
