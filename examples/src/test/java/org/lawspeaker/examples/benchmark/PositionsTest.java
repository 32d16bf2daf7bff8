package org.lawspeaker.examples.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.examples.connectfour.Position;

class PositionsTest {
  private final Positions<?, ?, ?> positions = Positions.of(new ConnectFourProvider().game());

  @Test
  void playsWholeGames() {
    for (int i = 0; i < 100; i++) {
      assertThat(positions.playout()).isBetween(7, 42);
    }
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
}
