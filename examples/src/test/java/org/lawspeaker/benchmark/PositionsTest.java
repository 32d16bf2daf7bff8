package org.lawspeaker.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.command.simulate.Counted;
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
  void simulatesGamesOnAnyNumberOfThreads() {
    for (Counted counted : Counted.values()) {
      long plies = positions.simulate(1, counted);

      assertThat(plies).isBetween(200_000L / 42 * 7, 200_000L / 7 * 42);
      assertThat(positions.simulate(2, counted)).isBetween(200_000L / 42 * 7, 200_000L / 7 * 42);
    }
  }

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

  @Test
  void measuresTicTacToeWithoutInstallingIt() {
    assertThat(Positions.of("tic-tac-toe").playout()).isBetween(5, 9);
  }

  @Test
  void seatsATableAsItIsWritten() {
    assertThat(Positions.at("ember-court 4").playout()).isGreaterThan(20);
    assertThat(Positions.at("hand-of-destiny 1 difficulty=heroic").playout()).isPositive();
  }
}
