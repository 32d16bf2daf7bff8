package org.lawspeaker.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MatchTest {
  @Test
  void takesTheLastMoveBackAndMakesItAgain() {
    Match<?, ?, ?> match = Match.of("hof-ordeals", 2, 20);

    String first = match.again();

    assertThat(first).isNotEmpty();
    assertThat(match.again()).isEqualTo(first);
  }

  @Test
  void findsNoMatchThatIsLongerThanTheGame() {
    assertThatThrownBy(() -> Match.of("connect-four", 2, 43))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("connect-four has no match of 43 plies");
  }
}
