package org.lawspeaker.command;

import java.util.Locale;
import org.lawspeaker.command.simulate.Share;
import org.lawspeaker.command.simulate.Slice;
import org.lawspeaker.command.simulate.SweepFigures;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;

/** The shares of wins of a sweep as a table for people. */
final class SweepPage {
  private SweepPage() {}

  static void print(SweepFigures figures, Page page) {
    for (int i = 0; i < figures.all().results().size(); i++) {
      String won = Seat.of(i) + " won";
      page.line(
          String.format(Locale.ROOT, "%-48s %8s %8s  %s", won, "games", "share", "95 % interval"));
      for (Slice slice : figures.slices()) {
        page.line(row(slice, slice.share(i, Result.WON)));
      }
      page.line("");
    }
  }

  private static String row(Slice slice, Share won) {
    return String.format(
        Locale.ROOT,
        "  %-46s %8d %6.1f %%  %.1f to %.1f %%",
        slice.name(),
        slice.games(),
        100 * won.value(),
        100 * won.low(),
        100 * won.high());
  }
}
