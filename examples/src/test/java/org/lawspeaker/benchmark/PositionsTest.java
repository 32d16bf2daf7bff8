package org.lawspeaker.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.examples.connectfour.Position;

class PositionsTest {
  private final Positions<?, ?, ?> positions = Positions.of(new ConnectFourProvider().game());

  @Test
  void dealsWhatItGuesses() {
    assertThat(positions.deal()).isInstanceOf(Position.class);
  }

  @Test
  void replaysItsRecordToTheEnd() {
    assertThat(positions.replay()).isInstanceOf(Checked.Ok.class);
  }

  @Test
  void movesOnFromGameToGame() {
    for (int i = 0; i < 10_000; i++) {
      assertThat(positions.apply()).isInstanceOf(Position.class);
    }
  }

  @Test
  void readsWhatWasWritten() {
    assertThat(positions.readJson()).isInstanceOf(Checked.Ok.class);
  }

  @Test
  void readsTheRecordThatWasWritten() {
    assertThat(positions.readRecord()).isInstanceOf(Checked.Ok.class);
  }
}
