package org.lawspeaker.hofordeals;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;

class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/goldens/hof-ordeals");

  /** What fits into a file that people read. */
  private static final int PLIES = 120;

  /** The beginnings of games; every number of seats, and every answer to an open question. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.random("two-seats", Setup.of(2), 1).upTo(PLIES),
          Golden.random("three-seats", setup(3, 1), 2).upTo(PLIES),
          Golden.random("four-seats", setup(4, 2), 3).upTo(PLIES),
          Golden.random("other-answers", setup(4, 3), 4).upTo(PLIES),
          Golden.random("last-answers", setup(4, 4), 5).upTo(PLIES));

  /** The values of all options in turn. */
  private static Setup setup(int seats, int turn) {
    Setup setup = Setup.of(seats);
    for (OptionSpec option : Scene.GAME.info().options()) {
      setup = setup.with(option.name(), option.values().get(turn % option.values().size()));
    }
    return setup;
  }

  @Test
  void everyPlaythroughGoesAsItsFileSays() {
    GoldenFiles.check(Scene.GAME, FOLDER, GOLDENS);
  }
}
