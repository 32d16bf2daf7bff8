package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multisets;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import org.lawspeaker.command.simulate.Figures;
import org.lawspeaker.command.simulate.MoveUse;
import org.lawspeaker.command.simulate.Share;
import org.lawspeaker.command.simulate.Spread;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Seat;

/** The figures of a simulation as tables for people. */
final class FiguresPage {
  /** So many of the most used moves are shown; all are written to files. */
  static final int MOST_MOVES = 20;

  private FiguresPage() {}

  static void print(Figures figures, Page page) {
    page.line("");
    row(page, "%-34s %8s %8s  %s", "outcome", "games", "share", "95 % interval");
    for (int i = 0; i < figures.results().size(); i++) {
      for (Result result : Result.values()) {
        String name = Seat.of(i) + " " + result.name().toLowerCase(Locale.ROOT);
        share(page, name, figures.results().get(i).count(result), figures.share(i, result));
      }
    }
    for (String ending : Multisets.copyHighestCountFirst(figures.endings()).elementSet()) {
      row(page, "%8d × %s", figures.endings().count(ending), ending);
    }
    page.line("");
    row(page, "%-34s %8s %8s %8s %8s", "per game", "mean", "±", "median", "range");
    spread(page, "plies, chance included", figures.plies());
    if (figures.hasScores()) {
      for (int i = 0; i < figures.scores().size(); i++) {
        spread(page, "score of " + Seat.of(i), figures.scores().get(i));
      }
    }
    page.line("");
    if (!figures.windows().isEmpty()) {
      choices(figures, page);
    }
  }

  private static void choices(Figures figures, Page page) {
    row(
        page,
        "%-34s %8s %8s  %s",
        "choices of seats",
        "count",
        "share",
        "legal moves, mean and most");
    Spread all = figures.choices();
    choices(page, "all", all, all);
    figures.windows().forEach((name, legal) -> choices(page, name, legal, all));
    page.line("");
    row(
        page,
        "%-34s %8s %8s  %s",
        "the " + Math.min(MOST_MOVES, figures.moves().size()) + " moves made most",
        "times",
        "won",
        "95 % interval of the share won");
    mostUsed(figures).forEach(use -> share(page, use.getKey(), use.getValue()));
    page.line("");
  }

  private static ImmutableList<Map.Entry<String, MoveUse>> mostUsed(Figures figures) {
    return figures.moves().entrySet().stream()
        .sorted(
            Comparator.comparingLong((Map.Entry<String, MoveUse> use) -> use.getValue().times())
                .reversed())
        .limit(MOST_MOVES)
        .collect(ImmutableList.toImmutableList());
  }

  private static void share(Page page, String name, MoveUse use) {
    share(page, name, use.times(), use.wins());
  }

  private static void share(Page page, String name, long count, Share share) {
    row(
        page,
        "  %-32s %8d %6.1f %%  %.1f to %.1f %%",
        name,
        count,
        100 * share.value(),
        100 * share.low(),
        100 * share.high());
  }

  private static void spread(Page page, String name, Spread spread) {
    row(
        page,
        "  %-32s %8.2f %8.2f %8d  %d to %d",
        name,
        spread.mean(),
        spread.margin(),
        spread.median(),
        spread.least(),
        spread.greatest());
  }

  private static void choices(Page page, String name, Spread legal, Spread all) {
    double share = new Share(legal.count(), all.count()).value();
    row(
        page,
        "  %-32s %8d %6.1f %%  %.2f, %d",
        name,
        legal.count(),
        100 * share,
        legal.mean(),
        legal.greatest());
  }

  private static void row(Page page, String format, Object... values) {
    page.line(String.format(Locale.ROOT, format, values));
  }
}
