package org.lawspeaker.examples.simulate;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;

/** The figures of a simulation as charts in PNG, by file name. */
public final class Charts {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 500;
  private static final int MOST_BARS = 40;

  private Charts() {}

  /** The charts of at least one game. */
  public static ImmutableMap<String, byte[]> of(Figures figures) {
    return ImmutableMap.of(
        "outcomes.png", png(outcomes(figures)),
        "lengths.png", png(lengths(figures)),
        "choices.png", png(choices(figures)));
  }

  /** Starts what draws charts, which refuses to start while the process is being stopped. */
  public static void prepare() {
    System.setProperty("java.awt.headless", "true");
    CategoryChart chart = chart("", "", "");
    chart.addSeries("any", new int[] {1}, new int[] {1});
    png(chart);
  }

  private static CategoryChart outcomes(Figures figures) {
    CategoryChart chart = chart("Outcomes: 95 % confidence intervals", "seat", "share of games");
    for (Result result : Result.values()) {
      List<String> seats = new ArrayList<>();
      List<Double> shares = new ArrayList<>();
      List<Double> margins = new ArrayList<>();
      for (int i = 0; i < figures.results().size(); i++) {
        Share share = figures.share(i, result);
        seats.add(Seat.of(i).toString());
        // The chart draws the same length to both sides: the middle of the interval is marked.
        shares.add((share.low() + share.high()) / 2);
        margins.add((share.high() - share.low()) / 2);
      }
      chart.addSeries(result.name().toLowerCase(Locale.ROOT), seats, shares, margins);
    }
    chart
        .getStyler()
        .setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter)
        .setYAxisMin(0.0)
        .setYAxisMax(1.0);
    return chart;
  }

  private static CategoryChart lengths(Figures figures) {
    Spread plies = figures.plies();
    int width = (plies.greatest() - plies.least()) / MOST_BARS + 1;
    int[] games = new int[(plies.greatest() - plies.least()) / width + 1];
    for (int length : plies.values().elementSet()) {
      games[(length - plies.least()) / width] += plies.values().count(length);
    }
    List<Integer> from = new ArrayList<>();
    for (int i = 0; i < games.length; i++) {
      from.add(plies.least() + i * width);
    }
    CategoryChart chart = chart("Length of games", "plies, from", "games");
    chart.addSeries("games", from, ImmutableIntArray.copyOf(games).asList());
    chart.getStyler().setXAxisLabelRotation(90).setLegendVisible(false);
    return chart;
  }

  private static CategoryChart choices(Figures figures) {
    List<String> names = new ArrayList<>();
    List<Long> counts = new ArrayList<>();
    figures
        .windows()
        .forEach(
            (name, legal) -> {
              names.add(name);
              counts.add(legal.count());
            });
    CategoryChart chart = chart("Choices by kind", "kind", "choices");
    if (!names.isEmpty()) {
      chart.addSeries("choices", names, counts);
    }
    chart.getStyler().setXAxisLabelRotation(45).setLegendVisible(false);
    return chart;
  }

  private static CategoryChart chart(String title, String x, String y) {
    return new CategoryChartBuilder()
        .width(WIDTH)
        .height(HEIGHT)
        .title(title)
        .xAxisTitle(x)
        .yAxisTitle(y)
        .build();
  }

  private static byte[] png(CategoryChart chart) {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      BitmapEncoder.saveBitmap(chart, png, BitmapFormat.PNG);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to memory", e);
    }
    return png.toByteArray();
  }
}
