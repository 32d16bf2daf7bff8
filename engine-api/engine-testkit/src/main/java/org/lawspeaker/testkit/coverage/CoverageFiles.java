package org.lawspeaker.testkit.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The generated files of a {@link ClauseCoverage}: a page for people, and what the {@code rules}
 * command reads. They are part of the repository, so that a change of coverage is seen in review;
 * {@code -Dlawspeaker.update=true} writes them anew.
 */
public final class CoverageFiles {
  private CoverageFiles() {}

  /** Fails if a file differs from what the sources say, unless told to write it. */
  public static void check(ClauseCoverage coverage, String title, Path markdown, Path yaml) {
    check(markdown, coverage.markdown(title));
    check(yaml, coverage.yaml());
  }

  private static void check(Path file, String text) {
    try {
      if (Boolean.getBoolean("lawspeaker.update")) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
      }
      String found = Files.exists(file) ? Files.readString(file) : "";
      assertThat(found)
          .as("%s is out of date; write it by mvn test -Dlawspeaker.update=true", file)
          .isEqualTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
