package org.lawspeaker.testkit.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Rulebook;

class LimitsTest {
  private static final Rulebook TOY =
      Rulebook.of(
          "TOY",
          ImmutableList.of(
              clause("TOY-PLAY-01", "move"),
              clause("TOY-PLAY-02", "limit"),
              clause("TOY-PLAY-03", "limit"),
              new Clause(Citation.of("TOY-BOX-01"), "It is heavy.", "limit", Optional.of("a box"))),
          ImmutableList.of());

  private final Planted files;

  LimitsTest(@TempDir Path root) {
    this.files = new Planted(root);
  }

  private static Clause clause(String id, String kind) {
    return new Clause(Citation.of(id), "A rule.", kind, Optional.empty());
  }

  private Limits limits() {
    return Limits.of(
        TOY,
        ImmutableList.of(files.at("rulings")),
        ImmutableList.of(files.at("refusals.txt")),
        ImmutableList.of(files.at("test")));
  }

  @Test
  void areTheModelledClausesOfTheirKind() {
    assertThat(limits().clauses()).containsExactly("TOY-PLAY-02", "TOY-PLAY-03");
    assertThat(limits().unbroken()).containsExactly("TOY-PLAY-02", "TOY-PLAY-03");
  }

  @Test
  void areCitedByIllegalMovesOfRulings() throws IOException {
    files.plant(
        "rulings/a.yaml", "cases: [{shows: [TOY-PLAY-03], then: {illegal: [TOY-PLAY-02]}}]");
    assertThat(limits().unbroken()).containsExactly("TOY-PLAY-03");
  }

  @Test
  void areCitedByTablesOfRefusals() throws IOException {
    files.plant("refusals.txt", "play king: too-many (TOY-PLAY-03)\n");
    assertThat(limits().unbroken()).containsExactly("TOY-PLAY-02");
  }

  @Test
  void areNotCitedByATestThatIsCalledSoNorByWhatIsAllowedAfterwards() throws IOException {
    files.plant(
        "test/PlayTest.java",
        "void refusesAKing() { scene.allows(\"king\", \"TOY-PLAY-02\"); }"
            + " void b() { scene.refuses(\"a (red) king )\").allows(\"ace\", \"TOY-PLAY-03\"); }");
    assertThat(limits().unbroken()).containsExactly("TOY-PLAY-02", "TOY-PLAY-03");
  }

  @Test
  void areCitedByTestsThatRefuseNotByTestsThatShow() throws IOException {
    files.plant(
        "test/PlayTest.java",
        "@Shows(\"TOY-PLAY-03\") void a() { scene.refuses(\n    \"king\", \"TOY-PLAY-02\"); }");
    assertThat(limits().unbroken()).containsExactly("TOY-PLAY-03");
  }
}
