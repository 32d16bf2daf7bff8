package org.lawspeaker.testkit.coverage;

import java.nio.file.Path;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * The generated files of a {@link ClauseCoverage}: a page for people, and what the {@code rules}
 * command reads. They are part of the repository, so that a change of coverage is seen in review;
 * {@code -Dlawspeaker.update=true} writes them anew.
 */
public final class CoverageFiles {
  private CoverageFiles() {}

  /** Fails if a file differs from what the sources say, unless told to write it. */
  public static void check(ClauseCoverage coverage, String title, Path markdown, Path yaml) {
    check(coverage, title, markdown, yaml, GeneratedFile.isUpdating());
  }

  /** Fails if a file differs from what the sources say, or writes both. */
  public static void check(
      ClauseCoverage coverage, String title, Path markdown, Path yaml, boolean writes) {
    GeneratedFile.check(markdown, coverage.markdown(title), writes);
    GeneratedFile.check(yaml, coverage.yaml(), writes);
  }
}
