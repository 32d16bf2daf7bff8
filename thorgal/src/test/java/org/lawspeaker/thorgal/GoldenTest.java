package org.lawspeaker.thorgal;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;

class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/goldens/thorgal");
  private static final ImmutableList<String> DECKS =
      ImmutableList.of(
          "drawn", "outlaws", "visitors", "lords", "vikings", "storm-children", "paid-daggers");

  /** What fits into a file that people read. */
  private static final int PLIES = 90;

  /** The beginnings of games; every deck at every seat, and every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("two-seats", seats(2, 0), 1).upTo(PLIES),
          Golden.greedy("three-seats", seats(3, 1).with("companions", "recommended"), 2)
              .upTo(PLIES),
          Golden.greedy("four-seats", seats(4, 2).with("round-limit", "50"), 3).upTo(PLIES),
          Golden.greedy("short-game", seats(2, 3).with("round-limit", "20"), 4).upTo(PLIES),
          Golden.greedy(
                  "bounded-actions",
                  seats(2, 4).with("action-bound", "50").with("wolf-access", "next-round"),
                  5)
              .upTo(PLIES),
          Golden.greedy(
                  "own-decks", seats(3, 5).with("bane-fate", "seven").with("round-limit", "off"), 6)
              .upTo(PLIES),
          Golden.greedy("fading-gains", seats(4, 6).with("gained-attributes", "phase"), 7)
              .upTo(PLIES));

  private static Setup seats(int seats, int first) {
    Setup setup = Setup.of(seats);
    for (int seat = 0; seat < 4; seat++) {
      setup = setup.with("faction-" + seat, DECKS.get((first + seat) % DECKS.size()));
    }
    return setup;
  }

  @Test
  void everyPlaythroughGoesAsItsFileSays() {
    GoldenFiles.check(new ThorgalProvider().game(), FOLDER, GOLDENS);
  }
}
