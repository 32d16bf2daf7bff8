package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  /** The shares of wins of a sweep of at least one option, with at least one game. */
  public static ImmutableMap<String, byte[]> of(SweepFigures figures) {
    return ImmutableMap.of("sweep.png", png(sweep(figures)));
  }

  /** Starts what draws charts, which refuses to start while the process is being stopped. */
  public static void prepare() {
    System.setProperty("java.awt.headless", "true");
    CategoryChart chart = chart("", "", "");
    chart.addSeries("any", new int[] {1}, new int[] {1});
    png(chart);
  }

  private static CategoryChart outcomes(Figures figures) {
    CategoryChart chart = shares("Outcomes", "seat", "share of games");
    for (Result result : Result.values()) {
      Map<String, Share> shares = new LinkedHashMap<>();
      for (int i = 0; i < figures.results().size(); i++) {
        shares.put(Seat.of(i).toString(), figures.share(i, result));
      }
      addShares(chart, result.name().toLowerCase(Locale.ROOT), shares);
    }
    return chart;
  }

  private static CategoryChart sweep(SweepFigures figures) {
    CategoryChart chart = shares("Wins", "games with", "share of games won");
    for (int i = 0; i < figures.all().results().size(); i++) {
      Map<String, Share> shares = new LinkedHashMap<>();
      for (Slice slice : figures.values()) {
        shares.put(slice.name(), slice.share(i, Result.WON));
      }
      addShares(chart, Seat.of(i).toString(), shares);
    }
    chart
        .getStyler()
        .setXAxisLabelRotation(45)
        .setLegendVisible(figures.all().results().size() > 1);
    return chart;
  }

  private static CategoryChart shares(String title, String x, String y) {
    CategoryChart chart = chart(title + ": 95 % confidence intervals", x, y);
    chart
        .getStyler()
        .setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter)
        .setYAxisMin(0.0)
        .setYAxisMax(1.0);
    return chart;
  }

  /** The chart draws the same length to both sides: the middle of the interval is marked. */
  private static void addShares(CategoryChart chart, String series, Map<String, Share> shares) {
    List<Double> middles = new ArrayList<>();
    List<Double> margins = new ArrayList<>();
    for (Share share : shares.values()) {
      middles.add((share.low() + share.high()) / 2);
      margins.add((share.high() - share.low()) / 2);
    }
    chart.addSeries(series, new ArrayList<>(shares.keySet()), middles, margins);
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
