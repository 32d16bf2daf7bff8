package org.lawspeaker.benchmark;

import java.util.concurrent.TimeUnit;
import org.lawspeaker.command.simulate.Counted;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the {@code simulate} command adds to the plain loop of {@link PlayoutBenchmark}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 25, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SimulateBenchmark {
  /** The game's id; every installed game, if {@link Benchmarks} runs it. */
  @Param({"connect-four", "ember-court", "hand-of-destiny"})
  public String game = "";

  /** The plain loop, or what is counted and how many games are played at a time. */
  @Param({"loop", "outcomes 1", "outcomes 2", "choices 1"})
  public String how = "";

  private Playouts<?, ?, ?> playouts = Playouts.of("connect-four");

  @Setup
  public void prepare() {
    playouts = Playouts.of(game);
  }

  @Benchmark
  public long simulate(PlayoutBenchmark.Plies counted) {
    long plies =
        switch (how) {
          case "loop" -> playouts.playout();
          case "outcomes 1" -> playouts.simulate(1, Counted.OUTCOMES);
          case "outcomes 2" -> playouts.simulate(2, Counted.OUTCOMES);
          default -> playouts.simulate(1, Counted.CHOICES);
        };
    counted.plies += plies;
    return plies;
  }
}
