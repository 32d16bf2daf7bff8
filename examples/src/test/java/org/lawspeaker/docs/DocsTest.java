package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.command.Ran;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/** What the pages in {@code docs} quote is what the sources say and what the command prints. */
class DocsTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)[^)]*\\)");

  @TestFactory
  Stream<DynamicTest> thePagesQuoteTheirSources() {
    return Stream.of("tutorial-connect-four.md", "tutorial-ember-court.md", "perft.md")
        .flatMap(page -> blocks(page).stream())
        .map(block -> dynamicTest(name(block), () -> isTrue(block)));
  }

  private static ImmutableList<QuotedCode> blocks(String page) {
    try {
      return QuotedCode.of(DOCS.resolve(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyGameHasItsPerft() throws IOException {
    String page = Files.readString(DOCS.resolve("perft.md"));

    assertThat(GameProvider.installed())
        .filteredOn(provider -> !provider.id().equals("pebbles"))
        .hasSizeGreaterThan(2)
        .allSatisfy(provider -> assertThat(page).contains("perft " + provider.id() + " "));
  }

  private static String name(QuotedCode block) {
    return block.source().getFileName() + ": " + block.lines().get(0);
  }

  private static void isTrue(QuotedCode block) throws IOException {
    if (block.language().equals("console")) {
      String[] command = block.lines().get(0).substring("$ ./lawspeaker ".length()).split(" ");
      for (int i = 0; i < command.length; i++) {
        command[i] = command[i].replaceFirst("^examples/", "");
      }
      assertThat(Ran.of(command).out().lines().map(String::strip))
          .containsSequence(block.lines().subList(1, block.lines().size()));
    } else {
      assertThat(block.source()).isNotEqualTo(block.page());
      assertThat(block.isFoundInItsSource()).as(String.join("\n", block.lines())).isTrue();
    }
  }

  @Test
  void aBlockThatItsSourceDoesNotHaveIsFound() throws IOException {
    QuotedCode block = QuotedCode.of(DOCS.resolve("tutorial-connect-four.md")).get(0);
    QuotedCode other =
        new QuotedCode(block.page(), "yaml", block.source(), block.code() + "prefix: C5");

    assertThat(block.isFoundInItsSource()).isTrue();
    assertThat(other.isFoundInItsSource()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "CONTRIBUTING.md",
        "docs/balance/hand-of-destiny.md",
        "docs/browser.md",
        "docs/cookbook.md",
        "docs/decisions.md",
        "docs/faq.md",
        "docs/glossary.md",
        "docs/guide.md",
        "docs/how-to-add-a-game.md",
        "docs/how-to-write-a-card-pack.md",
        "docs/how-to-write-a-player.md",
        "docs/how-to-write-a-ruling.md",
        "docs/map.md",
        "docs/mcp.md",
        "docs/mutation.md",
        "docs/packs/gloom-kilforth.md",
        "docs/packs/hand-of-destiny.md",
        "docs/packs/hof-ordeals.md",
        "docs/packs/prestige-rpg.md",
        "docs/packs/thorgal.md",
        "docs/perft.md",
        "docs/performance.md",
        "docs/publishing.md",
        "docs/tutorial-connect-four.md",
        "docs/tutorial-ember-court.md",
        "docs/tutorial-showing.md"
      })
  void everyLinkLeadsSomewhere(String name) throws IOException {
    Path page = Path.of("..").resolve(name);
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      Path target = page.resolveSibling(link.group(1)).normalize();
      // Coverage pages are generated, and checked by the tests that generate them.
      if (!target.startsWith(DOCS.resolve("coverage"))) {
        assertThat(target).exists();
      }
    }
  }

  @Test
  void everyPageIsLinkedFromTheReadme() throws IOException {
    String readme = Files.readString(Path.of("..", "README.md"));

    try (Stream<Path> pages = Files.list(DOCS)) {
      assertThat(pages.filter(page -> page.toString().endsWith(".md")))
          .isNotEmpty()
          .allSatisfy(page -> assertThat(readme).contains("(docs/" + page.getFileName() + ")"));
    }
  }

  @Test
  void theRulingThatIsShownHolds() throws IOException {
    QuotedCode shown = QuotedCode.of(DOCS.resolve("how-to-write-a-ruling.md")).get(0);
    RulingFile file = RulingFile.read("shown", shown.code()).orThrow();

    assertThat(new RulingRunner(GameProvider::find).run(file, DOCS).status())
        .isEqualTo(RulingReport.Status.HOLDS);
  }

  @Test
  void theRulingsTestThatIsShownRuns() throws IOException {
    QuotedCode shown = Iterables.getLast(QuotedCode.of(DOCS.resolve("how-to-write-a-ruling.md")));
    Path source = Path.of("src/test/java/org/lawspeaker/examples/RulingsTest.java");

    assertThat(shown.language()).isEqualTo("java");
    assertThat(new QuotedCode(shown.page(), "java", source, shown.code()).isFoundInItsSource())
        .isTrue();
  }

  @Test
  void theRulebookThatIsShownCanBeRead() throws IOException {
    QuotedCode shown =
        QuotedCode.of(DOCS.resolve("how-to-add-a-game.md")).stream()
            .filter(block -> block.language().equals("yaml"))
            .findFirst()
            .orElseThrow();

    assertThat(Document.yaml("shown", shown.code()).then(RulebookFile::read).problems()).isEmpty();
  }
}
