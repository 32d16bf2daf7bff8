package org.lawspeaker.prestigerpg;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;

class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/goldens/prestige-rpg");
  private static final ImmutableList<String> CHARACTERS =
      ImmutableList.of(
          "drawn",
          "talon",
          "orn-hammerfist",
          "vasha-the-red",
          "edaiyn-bloodthorn",
          "nephiedra",
          "nyx");

  /** What fits into a file that people read. */
  private static final int PLIES = 120;

  /** The beginnings of games; every character at every seat, every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("three-seats", seats(3, 0), 1).upTo(PLIES),
          Golden.random("four-seats", seats(4, 1).with("asking", "one-by-one"), 2).upTo(PLIES),
          Golden.random("five-seats", seats(5, 2).with("round-bound", "50"), 3).upTo(PLIES),
          Golden.random("six-seats", seats(6, 3).with("round-bound", "20"), 4).upTo(PLIES),
          Golden.random(
                  "abilities",
                  seats(6, 4).with("deeper-and-darker", "yes").with("trip", "this-turn"),
                  5)
              .upTo(PLIES),
          Golden.random(
                  "events", seats(6, 5).with("relics-and-ruin", "yes").with("bonus", "one-each"), 6)
              .upTo(PLIES),
          Golden.random(
                  "quests", seats(6, 6).with("tombs-and-tomes", "yes").with("quests", "yes"), 7)
              .upTo(PLIES),
          Golden.random("all-together", all(0).with("quests", "yes").with("module", "none"), 8)
              .upTo(PLIES),
          Golden.random(
                  "the-well",
                  all(1)
                      .with("module", "the-well-of-saint-orsola")
                      .with("module-known-to", "seat-0"),
                  9)
              .upTo(PLIES),
          Golden.random(
                  "the-house",
                  all(2)
                      .with("module", "the-house-with-nine-doors")
                      .with("module-known-to", "everybody"),
                  10)
              .upTo(PLIES));

  private static Setup all(int first) {
    return seats(6, first)
        .with("deeper-and-darker", "yes")
        .with("relics-and-ruin", "yes")
        .with("tombs-and-tomes", "yes");
  }

  private static Setup seats(int seats, int first) {
    Setup setup = Setup.of(seats);
    for (int seat = 0; seat < seats; seat++) {
      setup = setup.with("character-" + seat, CHARACTERS.get((first + seat) % CHARACTERS.size()));
    }
    return setup;
  }

  @Test
  void everyPlaythroughGoesAsItsFileSays() {
    GoldenFiles.check(new PrestigeRpgProvider().game(), FOLDER, GOLDENS);
  }
}
