package org.lawspeaker.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.wager.Wager;

class GoldenFilesTest {
  private static final Wager GAME = new Wager(5);
  private static final Golden TWO = Golden.greedy("two", Setup.of(2), 1);
  private static final Golden THREE = Golden.greedy("three", Setup.of(2).with("limit", "3"), 2);

  @TempDir Path folder = Path.of("");

  private void write(Golden golden, String text) throws IOException {
    Files.writeString(folder.resolve(golden.name() + ".txt"), text);
  }

  private void check(Golden... goldens) {
    GoldenFiles.check(GAME, folder, ImmutableList.copyOf(goldens), false);
  }

  @Test
  void aGameThatGoesAsItsFilesSayIsFine() throws IOException {
    write(TWO, Transcript.of(GAME, TWO));
    write(THREE, Transcript.of(GAME, THREE));
    check(TWO, THREE);
  }

  @Test
  void aGameThatGoesAnotherWayIsNot() throws IOException {
    write(TWO, Transcript.of(GAME, TWO).replaceFirst("draws", "shows"));
    assertThatThrownBy(() -> check(TWO))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("two.txt is out of date");
  }

  @Test
  void aPlaythroughWithoutItsFileIsMissed() {
    assertThatThrownBy(() -> check(TWO))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("two.txt is out of date");
  }

  @Test
  void writesItsFilesWhenTold() throws IOException {
    GoldenFiles.check(GAME, folder, ImmutableList.of(TWO, THREE), true);
    assertThat(Files.readString(folder.resolve("two.txt"))).isEqualTo(Transcript.of(GAME, TWO));
    assertThat(Files.readString(folder.resolve("three.txt"))).isEqualTo(Transcript.of(GAME, THREE));
  }

  @Test
  void aFileWithoutItsPlaythroughIsFound() throws IOException {
    write(TWO, Transcript.of(GAME, TWO));
    write(THREE, Transcript.of(GAME, THREE));
    assertThatThrownBy(() -> check(TWO))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("three.txt");
  }

  @Test
  void anOptionThatNoPlaythroughTakesIsFound() throws IOException {
    write(TWO, Transcript.of(GAME, TWO));
    assertThatThrownBy(() -> check(TWO))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("without a playthrough")
        .hasMessageContaining("limit 3");
  }

  @Test
  void tellsWhatElseWasLegalWhatHappenedAndByWhichClause() {
    assertThat(Transcript.of(GAME, TWO))
        .isEqualTo(
            """
            The Wager, rules 1, cards 5 stones
            seats 2, greedy players, seed 1
            limit: 2
                1  Nature: seat 0 draws 1 [WAG-DRAW-01], probability 1/5
                   - seat 0 draws a stone. [WAG-DRAW-01]
                   - You draw 1. [WAG-DRAW-01] only for [seat 0]
                2  Nature: seat 1 draws 2 [WAG-DRAW-01], probability 1/4
                   - seat 1 draws a stone. [WAG-DRAW-01]
                   - You draw 2. [WAG-DRAW-01] only for [seat 1]
                3  seat 0, bid: seat 0 raises [WAG-BID-01]
                   of seat 0 raises | seat 0 calls
                4  seat 1, bid: seat 1 raises [WAG-BID-01]
                   of seat 1 raises | seat 1 calls
                5  seat 0, bid: seat 0 calls [WAG-BID-01]
                   of seat 0 calls
                   - The stones are [1, 2]. [WAG-END-01]
            The game is over: The wager is called. [WAG-END-01]
            seat 0 lost, score 0
            seat 1 won, score 2
            check hash of the last position: 42fe063b3814
            """);
  }

  @Test
  void aBriefPlaythroughTellsMovesAlone() {
    assertThat(Transcript.of(GAME, TWO.brief()))
        .isEqualTo(
            """
            The Wager, rules 1, cards 5 stones
            seats 2, greedy players, seed 1
            limit: 2
                1  Nature: seat 0 draws 1 [WAG-DRAW-01], probability 1/5
                2  Nature: seat 1 draws 2 [WAG-DRAW-01], probability 1/4
                3  seat 0, bid: seat 0 raises [WAG-BID-01]
                4  seat 1, bid: seat 1 raises [WAG-BID-01]
                5  seat 0, bid: seat 0 calls [WAG-BID-01]
            The game is over: The wager is called. [WAG-END-01]
            seat 0 lost, score 0
            seat 1 won, score 2
            check hash of the last position: 42fe063b3814
            """);
  }
}
