package org.lawspeaker.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.command.chart.Rule;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * The charts of the pages about balance are drawn from the tables of the pages, so that they show
 * what the tables say: each from the table that follows it. {@code -Dlawspeaker.update=true} draws
 * them anew.
 */
class BalanceChartsTest {
  private static final Path PAGES = Path.of("..", "docs", "balance");
  private static final Pattern IMAGE =
      Pattern.compile("^!\\[(?<alt>[^\\]]+)]\\((?<file>[\\w-]+\\.svg)\\)$", Pattern.MULTILINE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gloom-kilforth.md",
        "hand-of-destiny.md",
        "hof-ordeals.md",
        "prestige-rpg.md",
        "thorgal.md"
      })
  void everyChartShowsWhatItsTableSays(String name) throws IOException {
    String page = Files.readString(PAGES.resolve(name));
    Matcher image = IMAGE.matcher(page);
    int charts = 0;
    while (image.find()) {
      String svg = svg(image, page.substring(image.end()));
      Path file = PAGES.resolve(image.group("file"));
      GeneratedFile.check(file, svg);
      charts++;
    }
    assertThat(charts).isPositive();
  }

  @Test
  void noPictureIsLeftOver() throws IOException {
    String pages = "";
    try (Stream<Path> files = Files.list(PAGES)) {
      ImmutableList<Path> all = files.collect(toImmutableList());
      for (Path page : all.stream().filter(file -> file.toString().endsWith(".md")).toList()) {
        pages += Files.readString(page);
      }
      assertThat(all).extracting(file -> file.getFileName().toString()).contains("thorgal.md");
      for (Path file : all.stream().filter(file -> !file.toString().endsWith(".md")).toList()) {
        assertThat(pages).contains("(" + file.getFileName() + ")");
      }
    }
  }

  /** Four seats play Prestige RPG; one or two play the others, for whom half is the rule. */
  private static String svg(Matcher image, String rest) {
    String file = image.group("file");
    boolean isAmongFour =
        file.startsWith("prestige-rpg-seat") || file.startsWith("prestige-rpg-ch");
    PageTable table = PageTable.first(rest);
    Rule rule = Rule.among(isAmongFour ? 4 : 1);
    return file.contains("-pairs")
        ? table.heatMap(image.group("alt"), rule).svg()
        : table.dots(image.group("alt"), rule).svg();
  }

  @Test
  void aTableIsReadByItsColumns() {
    PageTable table =
        PageTable.first(
            "text\n\n| seat | games | won | 95 % interval | more |\n|---|---|---|---|---|\n"
                + "| first | 1,000 | 41.5 % | 34.9 to 48.4 % | 8.0 |\n\n| other |\n|---|\n");

    assertThat(table.dots("title", new Rule(0.5)).svg()).contains("first 41.5 %, 34.9 to 48.4 %");
  }

  @Test
  void aHeatMapIsReadFromAGrid() {
    PageTable table =
        PageTable.first("| | a | b |\n|---|---|---|\n| x | 41.5 % (30 to 50 %) | 8.0 % |\n");

    assertThat(table.heatMap("title", new Rule(0.5)).svg()).contains(">x, a 41.5 %; x, b 8.0 %<");
  }

  @Test
  void aHeatMapIsReadFromPairings() {
    PageTable table =
        PageTable.first(
            "| pairing | won | 95 % interval |\n|---|---|---|\n"
                + "| a v b | 41.5 % | 30.0 to 50.0 % |\n| a v c | 8.0 % | 5.0 to 10.0 % |\n");

    assertThat(table.heatMap("title", new Rule(0.5)).svg()).contains(">a, b 41.5 %; a, c 8.0 %<");
  }
}
