package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class PerftTest {
  private final SealedDuel duel = new SealedDuel();

  private long count(DuelState state, int depth) {
    return Perft.count(duel, state, depth);
  }

  @Test
  void countsTheStateItselfAtDepthZero() {
    assertThat(count(Line.state(), 0)).isEqualTo(1);
    assertThat(Perft.expected(duel, Line.state(), 0)).isEqualTo(Fraction.ONE);
  }

  @Test
  void countsEveryOutcomeOfChanceOnce() {
    DuelState start = duel.start(Line.TWO).orThrow();
    assertThat(count(start, 1)).isEqualTo(4);
    assertThat(count(start, 2)).isEqualTo(16);
    assertThat(count(start, 3)).isEqualTo(60);
  }

  @Test
  void countsTheMovesOfASeat() {
    assertThat(count(Line.state(), 1)).isEqualTo(2);
    assertThat(count(Line.state(), 2)).isEqualTo(2 + 3);
  }

  @Test
  void countsSeatsThatSealInOneOrderOnly() {
    assertThat(count(Line.state("seat 0 stands"), 2)).isEqualTo(3 * 3);
  }

  @Test
  void weighsChanceByItsProbability() {
    DuelState beforeATie = Line.state("seat 0 stands", "seat 0 seals 3");
    assertThat(count(beforeATie, 2)).isEqualTo(2 + 2 + 2);
    assertThat(Perft.expected(duel, beforeATie, 2)).isEqualTo(Fraction.of(2 + 2 + 1, 1));
  }

  @Test
  void countsALineThatEndsEarlyOnce() {
    DuelState beforeTheEnd =
        Line.state(
            "seat 0 stands", "seat 0 seals 3", "seat 1 seals 1", "seat 1 stands", "seat 0 seals 2");
    assertThat(count(beforeTheEnd, 1)).isEqualTo(2);
    assertThat(count(beforeTheEnd, 5)).isEqualTo(1 + 2);
    assertThat(Perft.expected(duel, beforeTheEnd, 5)).isEqualTo(Fraction.of(1 + 1, 1));
  }
}
