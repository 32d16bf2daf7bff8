package org.lawspeaker.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableTable;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.command.chart.Dot;
import org.lawspeaker.command.chart.DotChart;
import org.lawspeaker.command.chart.HeatMap;
import org.lawspeaker.command.chart.Rule;

/**
 * A table of a page.
 *
 * @param head the names of its columns
 * @param rows its cells
 */
record PageTable(ImmutableList<String> head, ImmutableList<ImmutableList<String>> rows) {
  private static final String INTERVAL = "95 % interval";
  private static final Pattern ENDS = Pattern.compile("([\\d.]+) to ([\\d.]+) %");

  /** The first table of this text. */
  static PageTable first(String text) {
    ImmutableList<ImmutableList<String>> lines =
        text.lines()
            .dropWhile(line -> !line.startsWith("|"))
            .takeWhile(line -> line.startsWith("|"))
            .map(PageTable::cells)
            .collect(toImmutableList());
    return new PageTable(lines.get(0), lines.subList(2, lines.size()));
  }

  private static ImmutableList<String> cells(String line) {
    return Splitter.on('|')
        .trimResults()
        .splitToStream(line.substring(1, line.length() - 1))
        .collect(toImmutableList());
  }

  /** The shares before the intervals, each with what stands in the first column. */
  DotChart dots(String title, Rule rule) {
    int interval = head.indexOf(INTERVAL);
    ImmutableList<Dot> dots =
        rows.stream()
            .map(row -> dot(row.get(0), row.get(interval - 1), row.get(interval)))
            .collect(toImmutableList());
    return new DotChart(title, ImmutableList.of(new DotChart.Group("", dots)), rule);
  }

  private static Dot dot(String label, String share, String interval) {
    Matcher ends = ENDS.matcher(interval);
    if (!ends.matches()) {
      throw new IllegalArgumentException("no interval: " + interval);
    }
    return new Dot(
        label, percent(share), percent(ends.group(1) + " %"), percent(ends.group(2) + " %"));
  }

  /**
   * The shares of pairs: of a grid with a name before each row and above each column, or of rows
   * that are called {@code this v that}.
   */
  HeatMap heatMap(String title, Rule rule) {
    ImmutableTable<String, String, Double> shares =
        head.contains(INTERVAL) ? pairings(head.indexOf(INTERVAL) - 1) : grid();
    return new HeatMap(
        title, shares.rowKeySet().asList(), shares.columnKeySet().asList(), shares, rule);
  }

  private ImmutableTable<String, String, Double> pairings(int share) {
    ImmutableTable.Builder<String, String, Double> shares = ImmutableTable.builder();
    for (ImmutableList<String> row : rows) {
      List<String> names = Splitter.on(" v ").splitToList(row.get(0));
      shares.put(names.get(0), names.get(1), percent(row.get(share)));
    }
    return shares.buildOrThrow();
  }

  private ImmutableTable<String, String, Double> grid() {
    ImmutableTable.Builder<String, String, Double> shares = ImmutableTable.builder();
    for (ImmutableList<String> row : rows) {
      for (int i = 1; i < head.size(); i++) {
        shares.put(row.get(0), head.get(i), percent(row.get(i)));
      }
    }
    return shares.buildOrThrow();
  }

  /** The percentage that the text begins with, as a share. */
  private static double percent(String text) {
    return Double.parseDouble(text.substring(0, text.indexOf(' '))) / 100;
  }
}
