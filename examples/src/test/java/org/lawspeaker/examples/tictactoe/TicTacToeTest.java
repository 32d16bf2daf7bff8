package org.lawspeaker.examples.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Verifier;

class TicTacToeTest {
  private static final TicTacToe GAME = new TicTacToe();

  @Test
  void keepsTheLawsOfAllGames() {
    Options options = Options.of(GAME.info()).withGames(40).withThorough(true);
    assertThat(Verifier.verify(GAME, options).counterexample()).isEmpty();
  }

  @Test
  void hasTheKnownNumberOfGames() {
    assertThat(games(GAME.start(Setup.of(2)).orThrow())).isEqualTo(255_168);
  }

  private static int games(Board board) {
    if (GAME.pending(board).isOver()) {
      return 1;
    }
    int games = 0;
    for (Mark mark : GAME.legalMoves(board)) {
      games += games(GAME.apply(board, mark));
    }
    return games;
  }
}
