package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.lawspeaker.command.Ran;

/**
 * What pages for programmers tell the reader to type is typed: each section is one session of
 * {@code jshell}, and what it prints is what the page says.
 */
@ResourceLock(Resources.SYSTEM_OUT)
class PagesTest {
  private static final Path DOCS = Path.of("..", "docs");

  @TempDir Path folder;

  private static ImmutableList<PageSection> sections() throws IOException {
    return ImmutableList.<PageSection>builder()
        .addAll(PageSection.of(DOCS.resolve("guide.md")))
        .addAll(PageSection.of(DOCS.resolve("cookbook.md")))
        .addAll(PageSection.of(DOCS.resolve("how-to-add-a-game.md")))
        .addAll(PageSection.of(DOCS.resolve("how-to-write-a-player.md")))
        .addAll(PageSection.of(DOCS.resolve("tutorial-showing.md")))
        .build();
  }

  @TestFactory
  Stream<DynamicTest> theProgramsPrintWhatThePagesSay() throws IOException {
    return sections().stream()
        .filter(section -> section.blocks().stream().anyMatch(PagesTest::isProgram))
        .map(section -> dynamicTest(section.title(), () -> printsWhatThePageSays(section)));
  }

  private static boolean isProgram(PageSection.Block block) {
    return block.is("java") && block.source().isEmpty();
  }

  private void printsWhatThePageSays(PageSection section) throws Exception {
    Program program = new Program();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < section.blocks().size(); i++) {
      if (isProgram(section.blocks().get(i))) {
        program.add(section.blocks().get(i).code());
        expected.add(section.printedBy(i));
      }
    }
    assertThat(program.statements())
        .as("jshell takes the line before for a whole statement")
        .noneMatch(line -> line.strip().startsWith("."));
    assertThat(program.run(Files.createTempDirectory(folder, "session")))
        .containsExactlyElementsOf(expected);
  }

  @TestFactory
  Stream<DynamicTest> theCommandsPrintWhatThePagesSay() throws IOException {
    return Stream.concat(
            PageSection.of(DOCS.resolveSibling("README.md")).stream(), sections().stream())
        .flatMap(
            section ->
                section.blocks().stream()
                    .filter(block -> block.is("console"))
                    .map(block -> dynamicTest(section.title(), () -> isPrinted(section, block))));
  }

  private void isPrinted(PageSection section, PageSection.Block console) throws IOException {
    List<String> lines = console.code().lines().toList();
    String[] command = lines.get(0).substring("$ ./lawspeaker ".length()).split(" ");
    for (int i = 0; i < command.length; i++) {
      command[i] = command[i].replaceFirst("^examples/", "");
      for (PageSection.Block block : section.blocks()) {
        if (block.file().filter(command[i]::equals).isPresent()) {
          Path file = folder.resolve(command[i]);
          Files.writeString(file, block.code());
          command[i] = file.toString();
        }
      }
    }
    assertThat(Ran.of(command).out().replace(folder + "/", "").lines().map(String::strip))
        .containsSequence(lines.subList(1, lines.size()).stream().map(String::strip).toList());
  }

  @TestFactory
  Stream<DynamicTest> theQuotesAreFoundInTheirSources() throws IOException {
    return sections().stream()
        .flatMap(section -> section.blocks().stream())
        .filter(block -> block.source().isPresent())
        .map(block -> dynamicTest(block.above(), () -> isFoundInItsSource(block)));
  }

  private static void isFoundInItsSource(PageSection.Block block) throws IOException {
    Path source = DOCS.resolve(block.source().orElseThrow());
    assertThat(new QuotedCode(DOCS, block.language(), source, block.code()).isFoundInItsSource())
        .as(block.code())
        .isTrue();
  }

  @Test
  void aSectionThatPrintsSomethingElseIsFound() throws Exception {
    Program program = new Program();
    program.add("record Two(int number) {}\nint one = 1;\n");
    program.add("System.out.println(one + new Two(2).number());\n");

    assertThat(program.run(folder)).containsExactly("", "3" + System.lineSeparator());
  }
}
