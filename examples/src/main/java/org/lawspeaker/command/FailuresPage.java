package org.lawspeaker.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.PrintWriter;
import org.lawspeaker.command.simulate.FailedGame;
import org.lawspeaker.command.simulate.Failures;
import org.lawspeaker.command.simulate.Sweep;
import org.lawspeaker.engine.Problem;

/** The games of a simulation that failed, each with what it takes to see it again. */
final class FailuresPage {
  private static final int MOST_LINES = 10;

  private FailuresPage() {}

  static void print(Failures failures, Sweep<?, ?, ?> sweep, Console console) {
    PrintWriter err = console.err();
    ImmutableList<Sweep.Series> series = sweep.series();
    failures.first().stream()
        .limit(MOST_LINES)
        .forEach(
            game -> {
              Sweep.Series played = series.get((game.number() - 1) / sweep.simulation().games());
              err.println(Problem.cut(line(game, played), Problem.LONGEST));
            });
    if (failures.count() > MOST_LINES) {
      err.println("and " + (failures.count() - MOST_LINES) + " more games");
    }
    err.flush();
  }

  private static String line(FailedGame game, Sweep.Series played) {
    String with =
        played.values().isEmpty()
            ? ""
            : ", " + Joiner.on(", ").withKeyValueSeparator(' ').join(played.values());
    return "game " + game.number() + with + ", seed " + game.seed() + ": " + game.says();
  }
}
