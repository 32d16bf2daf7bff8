package org.lawspeaker.command.chart;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableTable;
import java.util.Locale;
import java.util.Objects;
import org.lawspeaker.command.chart.Svg.Anchor;

/**
 * Shares of pairs as a grid of coloured cells with their numbers: one colour for more than the
 * rule, another for less, stronger the farther from it.
 *
 * @param title what the shares are of
 * @param rows from above
 * @param columns from the left
 * @param shares by row and column; pairs may be missing
 * @param rule what to compare with
 */
public record HeatMap(
    String title,
    ImmutableList<String> rows,
    ImmutableList<String> columns,
    ImmutableTable<String, String, Double> shares,
    Rule rule) {
  private static final int ROW = 30;
  private static final int WIDEST = 120;
  private static final double STRONGEST = 0.75;

  /** The chart as SVG. */
  public String svg() {
    Svg svg = new Svg();
    double left = 2 * Svg.MARGIN + rows.stream().mapToDouble(Svg::width).max().orElse(0);
    double width = Math.min(WIDEST, (Svg.WIDTH - Svg.MARGIN - left) / columns.size());
    double strongest =
        shares.values().stream()
            .mapToDouble(share -> Math.abs(share - rule.share()))
            .max()
            .orElse(0);
    for (int column = 0; column < columns.size(); column++) {
      svg.text(
          left + (column + 0.5) * width, Svg.TOP + 16, Anchor.MIDDLE, "group", columns.get(column));
    }
    for (int row = 0; row < rows.size(); row++) {
      double y = Svg.TOP + ROW + row * ROW;
      svg.text(left - Svg.MARGIN, y + 19, Anchor.END, "", rows.get(row));
      for (int column = 0; column < columns.size(); column++) {
        Double share = shares.get(rows.get(row), columns.get(column));
        if (share != null) {
          double far = share - rule.share();
          double x = left + column * width;
          svg.bar(
              x + 1,
              y + 1,
              width - 2,
              ROW - 2,
              far < 0 ? "less" : "more",
              strongest == 0 ? 0 : STRONGEST * Math.abs(far) / strongest);
          svg.text(x + width / 2, y + 19, Anchor.MIDDLE, "", percent(share));
        }
      }
    }
    int bottom = Svg.TOP + ROW + rows.size() * ROW;
    svg.text(
        left,
        bottom + 18,
        Anchor.START,
        "faint",
        "no colour: " + rule.says() + "; blue: more, orange: less");
    return svg.drawn(
        bottom + ROW,
        title,
        shares.cellSet().stream()
            .map(
                cell ->
                    cell.getRowKey()
                        + ", "
                        + cell.getColumnKey()
                        + " "
                        + percent(Objects.requireNonNull(cell.getValue())))
            .collect(toImmutableList()));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
