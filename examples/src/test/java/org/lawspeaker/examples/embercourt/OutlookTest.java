package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lawspeaker.examples.embercourt.Courts.GAME;
import static org.lawspeaker.examples.embercourt.Courts.court;
import static org.lawspeaker.examples.embercourt.Courts.play;
import static org.lawspeaker.examples.embercourt.Courts.start;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

class OutlookTest {
  private static void assertValues(Court court, double... values) {
    for (int i = 0; i < values.length; i++) {
      assertThat(GAME.evaluate(court, Seat.of(i)))
          .as("seat " + i)
          .isCloseTo(values[i], within(1e-9));
    }
  }

  private static Court dealt(String coals) {
    return court(3, "hands: [\"1 5 5\", \"2 6 6\", \"3 7 8\"]", "coals: " + coals);
  }

  @Test
  void allAreEqualAtTheStart() {
    assertValues(start(3), 0.5, 0.5, 0.5);
  }

  @Test
  void coalsCountAgainstTheBestOfTheOthersAndCardsInHandALittle() {
    assertValues(dealt("[3, 3, 3]"), 0.544, 0.556, 0.572);
    assertValues(dealt("[3, 2, 1]"), 0.664, 0.436, 0.332);
  }

  @Test
  void aSealedCardCountsAgainstWhatOthersMayShow() {
    Court sealed = play(dealt("[3, 3, 3]"), "seat 0: seal 1");

    assertValues(sealed, 0.544 - 0.015 * 3.5, 0.556 + 0.015 * 3.5, 0.572 + 0.015 * 3.5);
  }

  @Test
  void totalsCountAgainstTheLowestOfTheOthers() {
    Court shown = play(dealt("[3, 3, 3]"), "seat 0: seal 1", "seat 1: seal 6", "seat 2: seal 7");

    assertValues(shown, 0.5 - 0.075 + 0.04, 0.5 + 0.075 + 0.032, 0.5 + 0.09 + 0.044);
  }

  @Test
  void theEndIsNoOpinion() {
    Court over =
        court(
            2,
            "coals: [3, 0]",
            "order: {seats: 2, current: 0, ascending: true, out: [1]}",
            "agenda: []");

    assertThat(GAME.pending(over)).isInstanceOf(Pending.Over.class);
    assertValues(over, 1, 0);
  }
}
