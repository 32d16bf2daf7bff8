package org.lawspeaker.engine.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class GoldenFilesTest {
  private static final SealedDuel GAME = new SealedDuel();
  private static final Golden COIN = Golden.greedy("coin", Line.TWO, 1);
  private static final Golden NONE = Golden.greedy("none", Line.TWO.with("ties", "none"), 2);

  @TempDir Path folder = Path.of("");

  private void write(Golden golden, String text) throws IOException {
    Files.writeString(folder.resolve(golden.name() + ".txt"), text);
  }

  private void check(Golden... goldens) {
    GoldenFiles.check(GAME, folder, ImmutableList.copyOf(goldens), false);
  }

  @Test
  void aGameThatGoesAsItsFilesSayIsFine() throws IOException {
    write(COIN, Transcript.of(GAME, COIN));
    write(NONE, Transcript.of(GAME, NONE));
    check(COIN, NONE);
  }

  @Test
  void aGameThatGoesAnotherWayIsNot() throws IOException {
    write(COIN, Transcript.of(GAME, COIN).replaceFirst("seals", "shows"));
    assertThatThrownBy(() -> check(COIN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("coin.txt is out of date");
  }

  @Test
  void aPlaythroughWithoutItsFileIsMissed() {
    assertThatThrownBy(() -> check(COIN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("coin.txt is out of date");
  }

  @Test
  void writesItsFilesWhenTold() {
    GoldenFiles.check(GAME, folder, ImmutableList.of(COIN, NONE), true);
    assertThat(folder.resolve("coin.txt")).hasContent(Transcript.of(GAME, COIN));
    assertThat(folder.resolve("none.txt")).hasContent(Transcript.of(GAME, NONE));
  }

  @Test
  void aFileWithoutItsPlaythroughIsFound() throws IOException {
    write(COIN, Transcript.of(GAME, COIN));
    write(NONE, Transcript.of(GAME, NONE));
    assertThatThrownBy(() -> check(COIN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("none.txt");
  }

  @Test
  void anOptionThatNoPlaythroughTakesIsFound() throws IOException {
    write(COIN, Transcript.of(GAME, COIN));
    assertThatThrownBy(() -> check(COIN))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("without a playthrough")
        .hasMessageContaining("ties none");
  }

  @Test
  void tellsWhatElseWasLegalWhatHappenedAndByWhichClause() {
    assertThat(Transcript.of(GAME, COIN))
        .startsWith(
            """
            Sealed Duel, rules 1, cards numbers 1
            seats 2, greedy players, seed 1
            ties: coin
                1  Nature: seat 0 gets 1 [DUEL-DEAL-01], probability 1/4
                   - seat 0 is dealt a card. [DUEL-DEAL-01]
                   - You are dealt 1. [DUEL-DEAL-01] only for [seat 0]
                2  Nature: seat 1 gets 4 [DUEL-DEAL-01], probability 2/7
            """)
        .endsWith(
            """
               13  seat 1, seal: seat 1 seals 4 [DUEL-SEAL-01]
                   of seat 1 seals 3 | seat 1 seals 4
                   - Both cards are shown. [DUEL-SEAL-02]
            The game is over: Two rounds are played. [DUEL-END-01]
            seat 0 lost, score 0
            seat 1 won, score 2
            check hash of the last position: 940d14b20847
            """);
  }

  @Test
  void aBriefPlaythroughTellsMovesAlone() {
    assertThat(Transcript.of(GAME, COIN.brief()))
        .startsWith(
            """
            Sealed Duel, rules 1, cards numbers 1
            seats 2, greedy players, seed 1
            ties: coin
                1  Nature: seat 0 gets 1 [DUEL-DEAL-01], probability 1/4
                2  Nature: seat 1 gets 4 [DUEL-DEAL-01], probability 2/7
            """)
        .endsWith(
            """
               13  seat 1, seal: seat 1 seals 4 [DUEL-SEAL-01]
            The game is over: Two rounds are played. [DUEL-END-01]
            seat 0 lost, score 0
            seat 1 won, score 2
            check hash of the last position: 940d14b20847
            """);
  }
}
