package org.lawspeaker.command.chart;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.lawspeaker.command.chart.Svg.Anchor;

/**
 * Estimates as dots with their intervals, the numbers beside them; in each group the highest first.
 *
 * @param title what the shares are of
 * @param groups at least one estimate in all
 * @param rule what to compare with; always on the chart
 */
public record DotChart(String title, ImmutableList<Group> groups, Rule rule) {
  private static final int ROW = 24;
  private static final double NUMBERS = Svg.width("100.0 %, 100.0 to 100.0 %");

  /**
   * Estimates that belong together.
   *
   * @param name what they have in common; empty for a chart of one group
   * @param dots in any order
   */
  public record Group(String name, ImmutableList<Dot> dots) {
    ImmutableList<Dot> sorted() {
      return dots.stream()
          .sorted(Comparator.comparingDouble(Dot::value).reversed())
          .collect(toImmutableList());
    }
  }

  /** The chart as SVG. */
  public String svg() {
    Svg svg = new Svg();
    Axis axis =
        Axis.fitting(
            DoubleStream.concat(
                DoubleStream.of(rule.share()),
                dots().flatMapToDouble(dot -> DoubleStream.of(dot.low(), dot.high()))));
    double left = Svg.MARGIN + dots().mapToDouble(dot -> Svg.width(dot.label())).max().orElse(0);
    Plot plot = new Plot(svg, axis, left + 2 * Svg.MARGIN, Svg.WIDTH - NUMBERS - 2 * Svg.MARGIN);
    int bottom = Svg.TOP + ROW + ROW * rows();
    plot.frame(bottom);
    double y = Svg.TOP + ROW;
    for (Group group : groups) {
      if (!group.name().isEmpty()) {
        svg.text(Svg.MARGIN, y + 16, Anchor.START, "group", group.name());
        y += ROW;
      }
      for (Dot dot : group.sorted()) {
        plot.row(y + ROW / 2.0, dot);
        y += ROW;
      }
    }
    return svg.drawn(
        bottom + 2 * ROW,
        title,
        dots().map(dot -> dot.label() + " " + dot.says()).collect(toImmutableList()));
  }

  private Stream<Dot> dots() {
    return groups.stream().flatMap(group -> group.sorted().stream());
  }

  private int rows() {
    return groups.stream()
        .mapToInt(group -> group.dots().size() + (group.name().isEmpty() ? 0 : 1))
        .sum();
  }

  /** Where things are drawn: the axis lies between {@code left} and {@code right}. */
  private final class Plot {
    private final Svg svg;
    private final Axis axis;
    private final double left;
    private final double right;

    Plot(Svg svg, Axis axis, double left, double right) {
      this.svg = svg;
      this.axis = axis;
      this.left = left;
      this.right = right;
    }

    private double x(double share) {
      return left + axis.place(share) * (right - left);
    }

    void frame(int bottom) {
      int top = Svg.TOP + ROW;
      axis.marks()
          .forEach(
              mark -> {
                double x = x(mark / 100.0);
                svg.line(x, top, x, bottom, "grid");
                svg.text(x, bottom + 18, Anchor.MIDDLE, "faint", mark + " %");
              });
      svg.line(x(rule.share()), top - 4, x(rule.share()), bottom, "rule");
      svg.text(x(rule.share()), top - 9, Anchor.MIDDLE, "faint", rule.says());
    }

    void row(double y, Dot dot) {
      svg.text(left - Svg.MARGIN, y + 4, Anchor.END, "", dot.label());
      svg.line(x(dot.low()), y, x(dot.high()), y, "span");
      svg.dot(x(dot.value()), y);
      svg.text(Svg.WIDTH - Svg.MARGIN, y + 4, Anchor.END, "", dot.says());
    }
  }
}
