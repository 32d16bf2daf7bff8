package org.lawspeaker.command.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import org.lawspeaker.command.chart.Svg.Anchor;

/**
 * Counts as bars from nought, the numbers beside them.
 *
 * @param title what is counted
 * @param counts by label, in the order drawn
 */
public record BarChart(String title, ImmutableMap<String, Long> counts) {
  private static final int ROW = 22;

  /** The chart as SVG. */
  public String svg() {
    Svg svg = new Svg();
    long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(1);
    double left = 2 * Svg.MARGIN + counts.keySet().stream().mapToDouble(Svg::width).max().orElse(0);
    double right = Svg.WIDTH - 2 * Svg.MARGIN - Svg.width(number(most));
    double y = Svg.TOP;
    ImmutableList.Builder<String> says = ImmutableList.builder();
    for (String label : counts.keySet()) {
      long count = counts.getOrDefault(label, 0L);
      double width = (right - left) * count / Math.max(1, most);
      svg.text(left - Svg.MARGIN / 2.0, y + 15, Anchor.END, "", label);
      svg.bar(left, y + 3, width, ROW - 6, "bar", 1);
      svg.text(left + width + 6, y + 15, Anchor.START, "", number(count));
      says.add(label + ": " + number(count));
      y += ROW;
    }
    return svg.drawn((int) y + Svg.MARGIN, title, says.build());
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
