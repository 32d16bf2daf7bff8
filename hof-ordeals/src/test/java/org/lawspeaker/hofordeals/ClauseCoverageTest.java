package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.ClauseCoverage;
import org.lawspeaker.testkit.coverage.CoverageFiles;

class ClauseCoverageTest {
  private static final ClauseCoverage COVERAGE =
      ClauseCoverage.of(
          Scene.GAME.rulebook(),
          List.of(Path.of("src/main/java")),
          List.of(Path.of("src/test/java")),
          List.of(Path.of("src/test/resources/rulings")));

  @Test
  void everyClauseHasCodeThatCitesIt() {
    assertThat(COVERAGE.withoutCode()).isEmpty();
  }

  @Test
  void everyClauseHasATestThatShowsIt() {
    assertThat(COVERAGE.withoutTest()).isEmpty();
  }

  @Test
  void noIdIsUnknownToTheRulebook() {
    assertThat(COVERAGE.unknownIds()).isEmpty();
  }

  @Test
  void theCoverageFilesAreUpToDate() {
    CoverageFiles.check(
        COVERAGE,
        "Clauses of Hand of Fate: Ordeals",
        Path.of("../docs/coverage/hof-ordeals.md"),
        Path.of("src/main/resources/META-INF/coverage/hof-ordeals.yaml"));
  }
}
