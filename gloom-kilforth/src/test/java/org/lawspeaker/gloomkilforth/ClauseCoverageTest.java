package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.testkit.coverage.ClauseCoverage;

/**
 * Which clauses have code that cites them and a test that shows them. Those that have not are
 * listed in a file of their own, which must be true: a clause that is done leaves it.
 */
class ClauseCoverageTest {
  private static final Path OPEN = Path.of("src/test/resources/open-clauses.txt");
  private static final ClauseCoverage COVERAGE =
      ClauseCoverage.of(
          Scene.GAME.rulebook(),
          List.of(Path.of("src/main/java")),
          List.of(Path.of("src/test/java")),
          List.of(Path.of("src/test/resources/rulings")));

  @Test
  void noIdIsUnknownToTheRulebook() {
    assertThat(COVERAGE.unknownIds()).isEmpty();
  }

  @Test
  void everyClauseButThoseListedAsOpenHasCodeAndATest() throws IOException {
    List<String> open = new ArrayList<>();
    COVERAGE.withoutCode().forEach(clause -> open.add(clause + " code"));
    COVERAGE.withoutTest().forEach(clause -> open.add(clause + " test"));
    String text = String.join("\n", open) + "\n";
    if (Boolean.getBoolean("lawspeaker.update")) {
      Files.writeString(OPEN, text);
    }

    assertThat(text).isEqualTo(Files.readString(OPEN));
  }
}
