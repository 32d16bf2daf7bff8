package org.lawspeaker.testkit.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.rulebook.RulebookFile;

class ClauseCoverageTest {
  private static final Rulebook TOY = RulebookFile.resource(ClauseCoverageTest.class, "small.yaml");
  private static final Citation MOVE = Citation.of("TOY-MOVE-01");
  private static final Citation END = Citation.of("TOY-END-01");

  private final Planted files;

  ClauseCoverageTest(@TempDir Path root) {
    this.files = new Planted(root);
  }

  private ClauseCoverage coverage() {
    return ClauseCoverage.of(
        TOY,
        ImmutableList.of(files.at("main")),
        ImmutableList.of(files.at("test"), files.at("nowhere")),
        ImmutableList.of(files.at("rulings")));
  }

  @Test
  void listsWhatIsToBeModelledWhenThereAreNoSources() {
    assertThat(coverage().withoutCode()).containsExactly(MOVE, END);
    assertThat(coverage().withoutTest()).containsExactly(MOVE, END);
    assertThat(coverage().unknownIds()).isEmpty();
  }

  @Test
  void findsIdsInLiteralsAndCommentsOfCode() throws IOException {
    files.plant(
        "main/toy/Moves.java", "Citation a = of(\"TOY-MOVE-01\"); // XTOY-END-01, TOY-END-012");
    assertThat(coverage().withoutCode()).containsExactly(END);
    assertThat(coverage().withoutTest()).containsExactly(MOVE, END);
    files.plant("main/toy/Ends.java", "/** The end (TOY-END-01). */");
    assertThat(coverage().withoutCode()).isEmpty();
  }

  @Test
  void findsTheUsesOfListedIdsNotTheList() throws IOException {
    files.plant(
        "main/toy/Clauses.java",
        """
        static final Citation MOVE = Citation.of("TOY-MOVE-01");
        static final Citation END = Citation.of("TOY-END-01");
        static final Citation NONE = Citation.of("TOY-NONE-01");
        """);
    assertThat(coverage().withoutCode()).containsExactly(MOVE, END);
    files.plant("main/toy/Moves.java", "\nof(Clauses.MOVE, Clauses.OTHER, Clauses.MOVES)");
    files.plant("main/other/Ends.java", "of(Clauses.END)");
    assertThat(coverage().withoutCode()).containsExactly(END);
    assertThat(coverage().yaml()).contains("TOY-MOVE-01: {code: [toy/Moves.java], tests: []}");
    assertThat(coverage().unknownIds())
        .containsExactly(new Problem("toy/Clauses.java:3", "TOY-NONE-01 is not in the rulebook"));
  }

  @Test
  void namesTheTestThatShowsAClause() throws IOException {
    files.plant(
        "test/toy/MovesTest.java",
        """
        @Shows("TOY-MOVE-01")
        class MovesTest {
          @Shows("TOY-END-01")
          @Test
          void ends() {}
        }
        """);
    assertThat(coverage().yaml())
        .contains("TOY-MOVE-01: {code: [], tests: [MovesTest]}")
        .contains("TOY-END-01: {code: [], tests: [MovesTest#ends]}");
  }

  @Test
  void findsIdsOfTestsInAnnotationsOnly() throws IOException {
    files.plant(
        "test/toy/MovesTest.java",
        "@Shows({\n  \"TOY-MOVE-01\",\n  \"TOY-Q-01\"})\nvoid t() { of(\"TOY-END-01\"); }");
    assertThat(coverage().withoutTest()).containsExactly(END);
    files.plant("test/toy/EndTest.java", "@Shows(\"TOY-END-01\") class EndTest {}");
    assertThat(coverage().withoutTest()).isEmpty();
  }

  @Test
  void findsIdsThatRulingFilesList() throws IOException {
    files.plant(
        "rulings/a.yaml", "clauses: [TOY-MOVE-01]\nthen: {illegal: {clause: TOY-END-01}}\n");
    assertThat(coverage().withoutTest()).containsExactly(END);
    files.plant("rulings/b.yaml", "rulings:\n- {shows: TOY-END-01}\n");
    assertThat(coverage().withoutTest()).isEmpty();
  }

  @Test
  void namesThePlaceOfEveryUnknownId() throws IOException {
    files.plant(
        "main/toy/Moves.java",
        "\nof(\"TOY-MOVE-99\");\nof(\"OTHER-MOVE-99\"); of(\"TOY-BOX-01\");");
    files.plant("test/toy/MovesTest.java", "@Shows(\"TOY-Q-9\")");
    files.plant("rulings/a.yaml", "asks: x\ncases:\n- clauses: [OTHER-X-01, TOY-X-01]\n");
    assertThat(coverage().unknownIds())
        .containsExactly(
            new Problem("toy/Moves.java:2", "TOY-MOVE-99 is not in the rulebook"),
            new Problem("toy/MovesTest.java:1", "TOY-Q-9 is not in the rulebook"),
            new Problem("rulings/a.yaml:3 /cases/0/clauses/1", "TOY-X-01 is not in the rulebook"));
  }

  @Test
  void refusesARulingFileThatCannotBeRead() throws IOException {
    files.plant("rulings/a.yaml", "clauses: [");
    assertThatThrownBy(this::coverage)
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("rulings/a.yaml:1:");
  }

  @Test
  void writesThePage() throws IOException {
    files.plant(
        "main/toy/Moves.java", "of(\"TOY-MOVE-01\"); of(\"TOY-MOVE-01\"); of(\"TOY-Q-01\");");
    files.plant("main/toy/Ends.java", "of(\"TOY-MOVE-01\");");
    files.plant("rulings/a.yaml", "clauses: [TOY-END-01]");
    assertThat(coverage().markdown("Toy"))
        .isEqualTo(
            """
            # Toy

            Generated from the rulebook, the code and the tests. Do not edit.

            3 clauses: 2 modelled (1 without code, 1 without a test), 1 not modelled. 1 rulings.

            ## Clauses

            | Clause | Says | Code | Tests |
            | --- | --- | --- | --- |
            | TOY-MOVE-01 | A seat takes one stone \\| or two. | toy/Ends.java, toy/Moves.java | none |
            | TOY-END-01 | Whoever takes the last stone wins. | none | rulings/a.yaml |
            | TOY-BOX-01 | The box holds ten stones. | not modelled: only a count | none |

            ## Rulings

            | Ruling | Question | Code | Tests |
            | --- | --- | --- | --- |
            | TOY-Q-01 | May a seat pass? | toy/Moves.java | none |
            """);
  }

  @Test
  void leavesOutTheTableOfRulingsIfThereAreNone() {
    Rulebook bare = Rulebook.of("TOY", TOY.clauses().values().asList(), ImmutableList.of());
    ClauseCoverage coverage =
        ClauseCoverage.of(bare, ImmutableList.of(), ImmutableList.of(), ImmutableList.of());
    assertThat(coverage.markdown("Toy")).endsWith("| not modelled: only a count | none |\n");
  }

  @Test
  void writesItselfAsYaml() throws IOException {
    files.plant("main/toy/Moves.java", "Citation a = of(\"TOY-MOVE-01\");");
    files.plant("test/toy/MovesTest.java", "@Shows(\"TOY-MOVE-01\") class MovesTest {}");

    assertThat(coverage().yaml())
        .contains("TOY-MOVE-01: {code: [toy/Moves.java], tests: [MovesTest]}\n")
        .contains("TOY-END-01: {code: [], tests: []}\n");
  }
}
