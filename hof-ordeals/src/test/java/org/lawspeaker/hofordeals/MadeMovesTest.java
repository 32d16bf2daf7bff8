package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Draw;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.moves.Reveal;

/** Moves that are made once are those that would be made anew, whatever their number. */
class MadeMovesTest {
  @Test
  void areOfTheirSeatAndNumber() {
    for (int seat = 0; seat < 6; seat++) {
      for (int card : new int[] {-1, 0, 1, 7, 298, 299, 300, 301, 1200}) {
        assertThat(PickCard.of(Seat.of(seat), card)).isEqualTo(new PickCard(Seat.of(seat), card));
        assertThat(PickDiscarded.of(Seat.of(seat), card))
            .isEqualTo(new PickDiscarded(Seat.of(seat), card));
      }
      assertThat(Done.of(Seat.of(seat))).isEqualTo(new Done(Seat.of(seat)));
    }
  }

  @Test
  void ofNatureAreOfTheirCard() {
    for (int card : new int[] {0, 1, 7, 298, 299, 300, 1200}) {
      assertThat(Draw.of(card)).isEqualTo(new Draw(card));
      assertThat(Reveal.of(card)).isEqualTo(new Reveal(card));
    }
  }
}
