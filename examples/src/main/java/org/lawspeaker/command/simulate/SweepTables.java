package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome.Result;

/** The shares of wins of a sweep as tables, by file name; a line for each slice and seat. */
public final class SweepTables {
  private SweepTables() {}

  public static ImmutableMap<String, String> of(SweepFigures figures) {
    return ImmutableMap.of("sweep.csv", csv(figures), "sweep.md", markdown(figures));
  }

  private static String csv(SweepFigures figures) {
    StringBuilder csv = new StringBuilder();
    figures.options().forEach(option -> csv.append(option.name()).append(','));
    csv.append("seat,games,won,drew,lost,share,low,high\n");
    for (Slice slice : figures.slices()) {
      for (int i = 0; i < slice.results().size(); i++) {
        for (OptionSpec option : figures.options()) {
          csv.append(slice.options().getOrDefault(option.name(), "")).append(',');
        }
        csv.append(i).append(',').append(slice.games());
        for (Result result : ImmutableList.of(Result.WON, Result.DREW, Result.LOST)) {
          csv.append(',').append(slice.results().get(i).count(result));
        }
        Share won = slice.share(i, Result.WON);
        csv.append(
            String.format(Locale.ROOT, ",%.6f,%.6f,%.6f\n", won.value(), won.low(), won.high()));
      }
    }
    return csv.toString();
  }

  private static String markdown(SweepFigures figures) {
    StringBuilder table =
        new StringBuilder(
            "| games with | seat | games | won | 95 % interval |\n|---|---|---|---|---|\n");
    for (Slice slice : figures.slices()) {
      for (int i = 0; i < slice.results().size(); i++) {
        Share won = slice.share(i, Result.WON);
        table.append(
            String.format(
                Locale.ROOT,
                "| %s | %d | %,d | %.1f %% | %.1f to %.1f %% |\n",
                slice.name(),
                i,
                slice.games(),
                100 * won.value(),
                100 * won.low(),
                100 * won.high()));
      }
    }
    return table.toString();
  }
}
