package org.lawspeaker.testkit.rulings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lawspeaker.testkit.wager.WagerProvider;

class RulingFilesTest {
  @TempDir Path folder = Path.of("");

  private List<DynamicTest> tests(String yaml) throws IOException {
    Files.writeString(folder.resolve("q.yaml"), yaml);
    DynamicNode file = RulingFiles.in(folder, WagerProvider::find).findFirst().orElseThrow();
    assertThat(file.getDisplayName()).isEqualTo("q.yaml");
    return ((DynamicContainer) file).getChildren().map(DynamicTest.class::cast).toList();
  }

  @Test
  void makesATestOfEveryQuestion() throws Throwable {
    List<DynamicTest> tests =
        tests(
            """
            game: wager
            cases:
              - {asks: "A?", then: {state: {/wager: 0}}}
              - {asks: "B?", then: {state: {/wager: 1}}}
              - {asks: "C?", when: [zzz], then: {legal: true}}
            """);

    assertThat(tests).extracting(DynamicNode::getDisplayName).containsExactly("A?", "B?", "C?");
    tests.get(0).getExecutable().execute();
    assertThatThrownBy(tests.get(1).getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("state /wager is 0");
    assertThatThrownBy(tests.get(2).getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("zzz");
  }

  @Test
  void aQuestionThatExpectsNothingIsNoTest() throws IOException {
    List<DynamicTest> tests = tests("game: wager\nasks: A?\nwhen: [seat 0 draws 1]\n");

    assertThat(tests).hasSize(1);
    assertThatThrownBy(tests.get(0).getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("says in then what it expects");
  }

  @Test
  void makesAFailingTestOfABadFile() throws IOException {
    List<DynamicTest> tests = tests("game: chess\nasks: A?\nthen: {outcome: none}\n");

    assertThat(tests).hasSize(1);
    assertThatThrownBy(tests.get(0).getExecutable()::execute).hasMessageContaining("chess");
  }

  @Test
  void refusesAFolderWithoutRulings() throws IOException {
    Files.writeString(folder.resolve("pack.yaml"), "stones: 3\n");

    assertThatThrownBy(() -> RulingFiles.in(folder, WagerProvider::find))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no ruling files");
  }
}
