package org.lawspeaker.examples.benchmark;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.lawspeaker.engine.GameProvider;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks on every installed game and prints the rows of {@code performance.md}. */
final class Benchmarks {
  private Benchmarks() {}

  public static void main(String... args) throws RunnerException, CommandLineOptionException {
    String[] games = GameProvider.installed().stream().map(GameProvider::id).toArray(String[]::new);
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .parent(new CommandLineOptions(args))
                    .param("game", games)
                    .addProfiler(GCProfiler.class)
                    .build())
            .run();
    List<Measured> measured = new ArrayList<>();
    results.forEach(result -> measured.addAll(measured(result)));
    System.out.println(Measured.table(measured));
  }

  private static List<Measured> measured(RunResult run) {
    List<Measured> all = new ArrayList<>();
    String name = run.getPrimaryResult().getLabel();
    String trees = run.getParams().getParam("trees");
    String what = trees == null ? name : name + ", trees: " + trees;
    Result<?> bytes = run.getSecondaryResults().get("gc.alloc.rate.norm");
    double perCall = bytes == null ? 0 : bytes.getScore();
    String game = run.getParams().getParam("game");
    Result<?> main = run.getPrimaryResult();
    Result<?> plies = run.getSecondaryResults().get("plies");
    all.add(new Measured(what, game, main.getScore(), main.getScoreUnit(), perCall));
    if (plies != null) {
      double each = plies.getScore() / main.getScore();
      all.add(new Measured(what + ", plies", game, plies.getScore(), "ops/s", perCall / each));
    }
    return all;
  }
}
