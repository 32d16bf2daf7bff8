package org.lawspeaker.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;

class PlayoutsTest {
  /** As many games as one game says have a million plies: one has 7 to 42. */
  private static final long FEWEST = 1_000_000L / 42 * 7;

  private static final long MOST = 1_000_000L / 7 * 42;

  private final Playouts<?, ?, ?> playouts = Playouts.of(new ConnectFourProvider().game());

  @Test
  void playsWholeGames() {
    for (int i = 0; i < 100; i++) {
      assertThat(playouts.playout()).isBetween(7, 42);
    }
  }

  @Test
  void simulatesGamesOnAnyNumberOfThreads() {
    for (Counted counted : Counted.values()) {
      assertThat(playouts.simulate(1, counted)).isBetween(FEWEST, MOST);
      assertThat(playouts.simulate(2, counted)).isBetween(FEWEST, MOST);
    }
  }

  @Test
  void loopsOverAsManyGames() {
    assertThat(playouts.loop()).isBetween(FEWEST, MOST);
  }

  @Test
  void measuresTicTacToeWithoutInstallingIt() {
    assertThat(Playouts.of("tic-tac-toe").playout()).isBetween(5, 9);
  }

  @Test
  void seatsATableAsItIsWritten() {
    assertThat(Playouts.at("ember-court 4").playout()).isGreaterThan(20);
    assertThat(Playouts.at("hand-of-destiny 1 difficulty=heroic").playout()).isPositive();
  }
}
