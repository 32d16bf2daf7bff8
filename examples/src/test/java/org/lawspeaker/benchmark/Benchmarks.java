package org.lawspeaker.benchmark;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.examples.tictactoe.TicTacToe;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks on the games that are asked for, or on every installed one, and prints the
 * rows of {@code performance.md}. The machine collects garbage as that of the command does.
 */
final class Benchmarks {
  private static final String PLIES = "Plies";
  private static final String NANOS = "Nanos";

  private Benchmarks() {}

  public static void main(String... args) throws RunnerException, CommandLineOptionException {
    List<String> games = new ArrayList<>(List.of(TicTacToe.ID));
    List<String> tables = new ArrayList<>();
    for (GameProvider provider : GameProvider.installed()) {
      GameInfo info = provider.game().info();
      games.add(provider.id());
      for (int seats = info.fewestSeats(); seats <= info.mostSeats(); seats++) {
        tables.add(provider.id() + " " + seats);
      }
      info.option("difficulty").ifPresent(levels -> tables.addAll(levels(info, levels)));
    }
    CommandLineOptions asked = new CommandLineOptions(args);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .parent(asked)
            .addProfiler(GCProfiler.class)
            .jvmArgsAppend("-XX:+UseSerialGC");
    if (!asked.getParameter("game").hasValue()) {
      options.param("game", games.toArray(String[]::new));
    }
    if (!asked.getParameter("table").hasValue()) {
      options.param("table", tables.toArray(String[]::new));
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    List<Measured> measured = new ArrayList<>();
    results.forEach(result -> measured.addAll(measured(result)));
    System.out.println(Measured.table(measured));
  }

  /** A game that can be made harder shows what more cards in play cost. */
  private static List<String> levels(GameInfo info, OptionSpec levels) {
    return levels.values().stream()
        .map(level -> info.id() + " " + info.fewestSeats() + " " + levels.name() + "=" + level)
        .toList();
  }

  /**
   * What else was set, such as {@code , trees: 2}; nothing if the benchmark knows no such thing.
   */
  private static String told(RunResult run, String parameter) {
    String value = run.getParams().getParam(parameter);
    return value == null ? "" : ", " + parameter + ": " + value;
  }

  private static List<Measured> measured(RunResult run) {
    List<Measured> all = new ArrayList<>();
    String name = run.getPrimaryResult().getLabel();
    String what = name + told(run, "trees");
    Result<?> bytes = run.getSecondaryResults().get("gc.alloc.rate.norm");
    double perCall = bytes == null ? 0 : bytes.getScore();
    String game =
        Stream.of("table", "match", "game")
            .map(run.getParams()::getParam)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse("");
    Result<?> main = run.getPrimaryResult();
    Result<?> plies = run.getSecondaryResults().get("plies");
    all.add(new Measured(what, game, main.getScore(), main.getScoreUnit(), perCall));
    if (plies != null) {
      double each = plies.getScore() / main.getScore();
      all.add(new Measured(what + ", plies", game, plies.getScore(), "ops/s", perCall / each));
    }
    run.getSecondaryResults()
        .forEach((label, took) -> all.addAll(way(run, what, game, label, took)));
    return all;
  }

  /** A benchmark that plays in several ways by turns counts plies and nanoseconds of each. */
  private static List<Measured> way(
      RunResult run, String what, String game, String label, Result<?> took) {
    if (!label.endsWith(NANOS)) {
      return List.of();
    }
    String way = label.substring(0, label.length() - NANOS.length());
    Result<?> played = Objects.requireNonNull(run.getSecondaryResults().get(way + PLIES));
    double rate = played.getScore() * TimeUnit.SECONDS.toNanos(1) / took.getScore();
    return List.of(new Measured(what + ", " + way + ", plies", game, rate, "ops/s"));
  }
}
