package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;

/** The figures of a simulation as comma-separated values, by file name. */
public final class CsvFiles {
  private CsvFiles() {}

  public static ImmutableMap<String, String> of(Figures figures, ImmutableList<PlayedGame> games) {
    return ImmutableMap.of(
        "outcomes.csv", outcomes(figures),
        "lengths.csv", lengths(figures),
        "choices.csv", choices(figures),
        "moves.csv", moves(figures),
        "events.csv", events(figures),
        "games.csv", games(games));
  }

  private static String outcomes(Figures figures) {
    StringBuilder csv = new StringBuilder("seat,result,games,share,low,high\n");
    for (int i = 0; i < figures.results().size(); i++) {
      for (Result result : Result.values()) {
        row(csv, i, name(result), figures.share(i, result));
      }
    }
    return csv.toString();
  }

  private static void row(StringBuilder csv, int seat, String result, Share share) {
    csv.append(seat).append(',').append(result).append(',').append(share.count());
    shares(csv, share);
  }

  private static void shares(StringBuilder csv, Share share) {
    csv.append(numbers(share)).append('\n');
  }

  private static String numbers(Share share) {
    return String.format(Locale.ROOT, ",%.6f,%.6f,%.6f", share.value(), share.low(), share.high());
  }

  private static String lengths(Figures figures) {
    StringBuilder csv = new StringBuilder("plies,games\n");
    figures
        .plies()
        .times()
        .forEach((number, times) -> csv.append(number).append(',').append(times).append('\n'));
    return csv.toString();
  }

  private static String choices(Figures figures) {
    StringBuilder csv = new StringBuilder("window,choices,mean-legal,most-legal\n");
    figures
        .windows()
        .forEach(
            (name, legal) ->
                csv.append(quoted(name))
                    .append(
                        String.format(
                            Locale.ROOT,
                            ",%d,%.6f,%d\n",
                            legal.count(),
                            legal.mean(),
                            legal.greatest())));
    return csv.toString();
  }

  private static String moves(Figures figures) {
    StringBuilder csv = new StringBuilder("move,times,users,wins,share,low,high\n");
    figures
        .moves()
        .forEach(
            (move, use) -> {
              csv.append(quoted(move)).append(',').append(use.times());
              csv.append(',').append(use.wins().of()).append(',').append(use.wins().count());
              shares(csv, use.wins());
            });
    return csv.toString();
  }

  private static String events(Figures figures) {
    StringBuilder csv = new StringBuilder("kind,fact,value,times,games,share,low,high");
    for (int i = 0; i < figures.results().size(); i++) {
      csv.append(",won-by-").append(i);
    }
    csv.append('\n');
    figures
        .happenings()
        .forEach(
            (what, use) -> {
              csv.append(quoted(what.kind())).append(',').append(quoted(what.fact())).append(',');
              csv.append(quoted(what.value())).append(',').append(use.times());
              csv.append(',').append(use.games().count());
              csv.append(numbers(use.games()));
              use.wins().forEach(won -> csv.append(',').append(won.count()));
              csv.append('\n');
            });
    return csv.toString();
  }

  private static String games(ImmutableList<PlayedGame> games) {
    StringBuilder csv = new StringBuilder("game,seed,plies,results,scores,reason,clause\n");
    for (PlayedGame game : games) {
      Outcome outcome = game.outcome();
      csv.append(game.number()).append(',').append(game.seed()).append(',').append(game.plies());
      csv.append(',').append(quoted(String.join(" ", names(outcome))));
      csv.append(',').append(quoted(String.join(" ", scores(outcome))));
      csv.append(',').append(quoted(outcome.reason())).append(',').append(outcome.citation());
      csv.append('\n');
    }
    return csv.toString();
  }

  private static ImmutableList<String> names(Outcome outcome) {
    return outcome.results().stream().map(CsvFiles::name).collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> scores(Outcome outcome) {
    return outcome.scores().stream().map(String::valueOf).collect(ImmutableList.toImmutableList());
  }

  private static String name(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  /** RFC 4180: quotes around what would be read otherwise. */
  private static String quoted(String text) {
    boolean isPlain = text.indexOf(',') < 0 && text.indexOf('"') < 0 && text.indexOf('\n') < 0;
    return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
