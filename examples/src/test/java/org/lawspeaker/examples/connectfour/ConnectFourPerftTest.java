package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.play.Perft;

class ConnectFourPerftTest {
  @ParameterizedTest
  @CsvSource({"1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536"})
  void countsTheKnownLinesOfPlay(int depth, long lines) {
    assertThat(Perft.count(GAME, Position.EMPTY, depth)).isEqualTo(lines);
  }

  /** The published number leaves out games that ended before. */
  @Test
  void countsTheKnownLinesOfEightPlies() {
    assertThat(unfinished(Position.EMPTY, 8)).isEqualTo(5_673_234);
  }

  private static long unfinished(Position position, int depth) {
    ImmutableList<Drop> drops = GAME.legalMoves(position);
    if (depth == 1) {
      return drops.size();
    }
    long lines = 0;
    for (int i = 0; i < drops.size(); i++) {
      lines += unfinished(GAME.applyUnchecked(position, drops.get(i)), depth - 1);
    }
    return lines;
  }
}
