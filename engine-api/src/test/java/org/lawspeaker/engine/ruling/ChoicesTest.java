package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;

class ChoicesTest {
  @Test
  void saysThatATextIsNoMoveAndWhy() {
    assertThat(Choices.none("/when/0", "grab 1", new Problem("", "write take or roll")))
        .isEqualTo(new Problem("/when/0", "\"grab 1\" is no move: write take or roll"));
  }

  @Test
  void doesNotSayItTwice() {
    Problem why = new Problem("", "\"grab 1\" is no move; the moves are: take N");

    assertThat(Choices.none("/when/0", "grab 1", why))
        .isEqualTo(new Problem("/when/0", "\"grab 1\" is no move; the moves are: take N"));
  }
}
