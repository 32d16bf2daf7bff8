package org.lawspeaker.engine.ruling;

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

class RulingFilesTest {
  @TempDir Path folder = Path.of("");

  private List<DynamicTest> tests(String yaml) throws IOException {
    Files.writeString(folder.resolve("q.yaml"), yaml);
    DynamicNode file = RulingFiles.in(folder, Pebbles.Provider::find).findFirst().orElseThrow();
    assertThat(file.getDisplayName()).isEqualTo("q.yaml");
    return ((DynamicContainer) file).getChildren().map(DynamicTest.class::cast).toList();
  }

  @Test
  void makesATestOfEveryQuestion() throws Throwable {
    List<DynamicTest> tests =
        tests(
            """
            game: pebbles
            cases:
              - {asks: "A?", then: {state: {/heap: 5}}}
              - {asks: "B?", then: {state: {/heap: 6}}}
              - {asks: "C?", when: [zzz], then: {legal: true}}
            """);

    assertThat(tests).extracting(DynamicNode::getDisplayName).containsExactly("A?", "B?", "C?");
    tests.get(0).getExecutable().execute();
    assertThatThrownBy(tests.get(1).getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("state /heap is 5");
    assertThatThrownBy(tests.get(2).getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("zzz");
  }

  @Test
  void makesAFailingTestOfABadFile() throws IOException {
    List<DynamicTest> tests = tests("game: chess\nasks: A?\nthen: {outcome: none}\n");

    assertThat(tests).hasSize(1);
    assertThatThrownBy(tests.get(0).getExecutable()::execute).hasMessageContaining("chess");
  }

  @Test
  void refusesAFolderWithoutRulings() throws IOException {
    Files.writeString(folder.resolve("pack.yaml"), "stones: grey\n");

    assertThatThrownBy(() -> RulingFiles.in(folder, Pebbles.Provider::find))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no ruling files");
  }
}
