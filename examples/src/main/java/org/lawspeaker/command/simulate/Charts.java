package org.lawspeaker.command.simulate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.lawspeaker.command.chart.BarChart;
import org.lawspeaker.command.chart.Dot;
import org.lawspeaker.command.chart.DotChart;
import org.lawspeaker.command.chart.HeatMap;
import org.lawspeaker.command.chart.Rule;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;

/** The figures of a simulation as charts in SVG, by file name. */
public final class Charts {
  private static final int MOST_BARS = 25;

  private Charts() {}

  /** The charts of at least one game. */
  public static ImmutableMap<String, String> of(Figures figures) {
    return ImmutableMap.of(
        "outcomes.svg", outcomes(figures),
        "lengths.svg", lengths(figures),
        "choices.svg", choices(figures));
  }

  /**
   * The shares of wins of a sweep of at least one option, with at least one game; of each two
   * options a heat map, too, which shows how often the first seat won.
   */
  public static ImmutableMap<String, String> of(SweepFigures figures) {
    ImmutableMap.Builder<String, String> charts = ImmutableMap.builder();
    charts.put("sweep.svg", sweep(figures));
    ImmutableList<OptionSpec> options = figures.options();
    for (int i = 0; i < options.size(); i++) {
      for (OptionSpec column : options.subList(i + 1, options.size())) {
        OptionSpec row = options.get(i);
        charts.put(
            "sweep-" + row.name() + "-" + column.name() + ".svg", pairs(figures, row, column));
      }
    }
    return charts.buildOrThrow();
  }

  private static String outcomes(Figures figures) {
    int seats = figures.results().size();
    ImmutableList<DotChart.Group> groups =
        Arrays.stream(Result.values())
            .filter(result -> figures.results().stream().anyMatch(seat -> seat.contains(result)))
            .map(
                result ->
                    new DotChart.Group(
                        result.name().toLowerCase(Locale.ROOT),
                        IntStream.range(0, seats)
                            .mapToObj(i -> dot(Seat.of(i).toString(), figures.share(i, result)))
                            .collect(toImmutableList())))
            .collect(toImmutableList());
    return new DotChart("Share of games, with 95 % intervals", groups, Rule.among(seats)).svg();
  }

  private static String sweep(SweepFigures figures) {
    int seats = figures.all().results().size();
    ImmutableList.Builder<DotChart.Group> groups = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      int seat = i;
      for (OptionSpec option : figures.options()) {
        groups.add(
            new DotChart.Group(
                option.name() + (seats == 1 ? "" : ", won by " + Seat.of(seat)),
                figures.values(option).stream()
                    .map(
                        slice ->
                            dot(
                                slice.options().getOrDefault(option.name(), ""),
                                slice.share(seat, Result.WON)))
                    .collect(toImmutableList())));
      }
    }
    return new DotChart(
            "Share of games won, with 95 % intervals", groups.build(), Rule.among(seats))
        .svg();
  }

  private static String pairs(SweepFigures figures, OptionSpec row, OptionSpec column) {
    ImmutableTable.Builder<String, String, Double> shares = ImmutableTable.builder();
    for (String first : row.values()) {
      for (String second : column.values()) {
        figures
            .sum(ImmutableMap.of(row.name(), first, column.name(), second))
            .ifPresent(slice -> shares.put(first, second, slice.share(0, Result.WON).value()));
      }
    }
    int seats = figures.all().results().size();
    String winner = seats == 1 ? "" : " by " + Seat.of(0);
    return new HeatMap(
            "Share of games won" + winner + ": " + row.name() + " by " + column.name(),
            row.values(),
            column.values(),
            shares.buildOrThrow(),
            Rule.among(seats))
        .svg();
  }

  private static Dot dot(String label, Share share) {
    return new Dot(label, share.value(), share.low(), share.high());
  }

  private static String lengths(Figures figures) {
    Spread plies = figures.plies();
    int width = (plies.greatest() - plies.least()) / MOST_BARS + 1;
    ImmutableMap.Builder<String, Long> games = ImmutableMap.builder();
    for (int from = plies.least(); from <= plies.greatest(); from += width) {
      int last = from + width - 1;
      long count = plies.count(from, last);
      games.put(width == 1 ? "" + from : from + " to " + last, count);
    }
    return new BarChart("Length of games in plies", games.buildOrThrow()).svg();
  }

  private static String choices(Figures figures) {
    ImmutableMap<String, Long> counts =
        figures.windows().entrySet().stream()
            .sorted(
                Comparator.comparingLong(
                        (Map.Entry<String, Spread> window) -> window.getValue().count())
                    .reversed())
            .collect(
                ImmutableMap.toImmutableMap(
                    Map.Entry::getKey, window -> window.getValue().count()));
    return new BarChart("Choices by kind", counts).svg();
  }
}
