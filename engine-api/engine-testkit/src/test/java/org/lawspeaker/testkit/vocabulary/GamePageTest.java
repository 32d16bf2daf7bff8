package org.lawspeaker.testkit.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.testkit.wager.WagerProvider;

class GamePageTest {
  private static final Path MAIN = Path.of("src/test/java/org/lawspeaker/testkit/wager");

  @TempDir Path folder = Path.of("");

  @Test
  void aMissingPageFailsWithAllThatItShouldSay() {
    Path page = folder.resolve("wager.md");
    assertThatThrownBy(() -> GamePage.check(new WagerProvider(), MAIN, page))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("is out of date")
        .hasMessageContaining("## Moves")
        .hasMessageContaining("## Questions")
        .hasMessageContaining("## Packs")
        .hasMessageContaining("`stones`");
  }

  @Test
  void playoutsAreTheSameEachTime() {
    Observed one = Observed.of(new WagerProvider().game());
    Observed two = Observed.of(new WagerProvider().game());
    assertThat(one.windows.keySet()).isNotEmpty().isEqualTo(two.windows.keySet());
    one.moves.forEach(
        (kind, met) ->
            assertThat(two.moves.get(kind)).extracting("examples").isEqualTo(met.examples));
  }

  @Test
  void aRefusedMoveIsFoundInBothKindsOfTables() {
    Refused refused = new Refused();
    refused.read("seat 1: X-A-01 not-yours: take 3, take 4\nstrike: too-late (X-B-02), round: 3");
    assertThat(refused.example("not-yours")).contains("take 3\nX-A-01");
    assertThat(refused.example("too-late")).contains("strike\nX-B-02");
  }
}
