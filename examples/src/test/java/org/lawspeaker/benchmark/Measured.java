package org.lawspeaker.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * One figure of a benchmark.
 *
 * @param what the benchmark
 * @param game the game's id
 * @param score how much
 * @param unit of what
 * @param bytes allocated for each, if that was measured
 */
record Measured(String what, String game, double score, String unit, OptionalDouble bytes) {
  Measured(String what, String game, double score, String unit) {
    this(what, game, score, unit, OptionalDouble.empty());
  }

  Measured(String what, String game, double score, String unit, double bytes) {
    this(what, game, score, unit, OptionalDouble.of(bytes));
  }

  /** The figures as a table in Markdown. */
  static String table(List<Measured> figures) {
    StringBuilder rows =
        new StringBuilder("| benchmark | game | figure | unit | bytes |\n|---|---|---|---|---|");
    for (Measured figure : figures) {
      rows.append('\n').append(figure.row());
    }
    return rows.toString();
  }

  private String row() {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %s | %s |",
        what,
        game,
        rounded(score),
        unit,
        bytes.isPresent() ? rounded(bytes.getAsDouble()) : "–");
  }

  /** Three digits that count, thousands apart. */
  static String rounded(double number) {
    double step = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(number, 1))) - 2));
    return String.format(Locale.ROOT, "%,.0f", step * Math.round(number / step));
  }
}
