package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/** What the README shows is compiled and run, and prints what the README says it prints. */
@ResourceLock(Resources.SYSTEM_OUT)
class SnippetsTest {
  private static final Path README = Path.of("..", "README.md");

  @TempDir Path folder;

  @Test
  void theReadmesEmbedExamplePrintsWhatTheReadmeSays() throws Exception {
    String readme = Files.readString(README);
    String code = block(readme, "java");

    assertThat(code.lines().filter(line -> !line.startsWith("import") && !line.isBlank()))
        .hasSizeLessThanOrEqualTo(15);
    assertThat(printed(code)).isEqualToNormalizingNewlines(block(readme, "text"));
  }

  @ParameterizedTest
  @CsvSource({"README.md, 2", "docs/how-to-write-a-ruling.md, 6"})
  void everyRulesQuestionOfAPageHolds(String name, int questions) throws IOException {
    Path page = Path.of("..").resolve(name);
    Matcher question =
        Pattern.compile("```yaml\n(game: .*?)```", Pattern.DOTALL).matcher(Files.readString(page));

    assertThat(question.results())
        .hasSize(questions)
        .allSatisfy(
            found ->
                assertThat(
                        new RulingRunner(GameProvider::find)
                            .run(RulingFile.read(name, found.group(1)).orThrow(), page.getParent())
                            .status())
                    .isEqualTo(RulingReport.Status.HOLDS));
  }

  @Test
  void theReadmeNamesTheTestCommandOfCi() throws IOException {
    String run = Files.readString(Path.of("..", ".ci", "run"));
    String command =
        run.lines().filter(line -> line.startsWith("mvn")).collect(Collectors.joining());

    assertThat(Files.readString(README)).contains("```\n" + command + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect-four",
        "ember-court",
        "hand-of-destiny",
        "thorgal",
        "prestige-rpg",
        "hof-ordeals",
        "gloom-kilforth"
      })
  void theReadmeCountsClausesAndRulings(String id) throws IOException {
    Game<?, ?, ?> game = GameProvider.find(id).orElseThrow().game();
    GameInfo info = game.info();
    String seats = info.fewestSeats() + "–" + info.mostSeats();

    assertThat(Files.readString(README).lines())
        .filteredOn(line -> line.startsWith("| " + info.title()))
        .singleElement()
        .asString()
        .contains(
            "` | "
                + (info.fewestSeats() == info.mostSeats() ? info.mostSeats() : seats)
                + " | "
                + game.rulebook().clauses().size()
                + " | "
                + game.rulebook().rulings().size()
                + " |");
  }

  private static String block(String markdown, String language) {
    Matcher matcher =
        Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(markdown);
    assertThat(matcher.find()).as("a block of " + language).isTrue();
    return matcher.group(1);
  }

  private String printed(String code) throws Exception {
    Program program = new Program();
    program.add(code);
    return program.run(folder).get(0);
  }
}
