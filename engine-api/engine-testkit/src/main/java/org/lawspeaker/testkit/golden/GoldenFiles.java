package org.lawspeaker.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

/**
 * The golden playthroughs of a game. They are part of the repository, so that a change of its rules
 * is seen in review as what it does to play; {@code -Dlawspeaker.update=true} writes them anew.
 */
public final class GoldenFiles {
  /** No file is longer: who reviews a diff has to be able to read it. */
  public static final int MOST_LINES = 500;

  private static final String ENDING = ".txt";

  private GoldenFiles() {}

  /**
   * Fails if a file differs from what the game does now, unless told to write it; if one is too
   * long to read, or is there for no playthrough; and if a number of seats or a value of an option
   * has no playthrough.
   *
   * @param folder where the files of this game, and no others, are
   */
  public static void check(Game<?, ?, ?> game, Path folder, ImmutableList<Golden> goldens) {
    check(game, folder, goldens, GeneratedFile.isUpdating());
  }

  /** Fails as the other does, or writes every file. */
  public static void check(
      Game<?, ?, ?> game, Path folder, ImmutableList<Golden> goldens, boolean writes) {
    ImmutableSortedSet.Builder<String> files = ImmutableSortedSet.naturalOrder();
    for (Golden golden : goldens) {
      Path file = folder.resolve(golden.name() + ENDING);
      String text = Transcript.of(game, golden);
      GeneratedFile.check(file, text, writes);
      assertThat(text.lines().count()).as("lines of %s", file).isLessThanOrEqualTo(MOST_LINES);
      files.add(golden.name() + ENDING);
    }
    assertThat(filesIn(folder)).as("the files in %s", folder).isEqualTo(files.build());
    assertThat(missing(game.info(), goldens)).as("without a playthrough").isEmpty();
  }

  private static ImmutableSortedSet<String> filesIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImmutableList<String> missing(GameInfo info, ImmutableList<Golden> goldens) {
    ImmutableList<Setup> setups =
        goldens.stream()
            .map(golden -> info.complete(golden.setup()).orThrow())
            .collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<String> missing = ImmutableList.builder();
    for (int i = info.fewestSeats(); i <= info.mostSeats(); i++) {
      int seats = i;
      if (setups.stream().noneMatch(setup -> setup.seats() == seats)) {
        missing.add(seats + " seats");
      }
    }
    for (OptionSpec option : info.options()) {
      for (String value : option.values()) {
        if (setups.stream().noneMatch(setup -> value.equals(setup.options().get(option.name())))) {
          missing.add(option.name() + " " + value);
        }
      }
    }
    return missing.build();
  }
}
