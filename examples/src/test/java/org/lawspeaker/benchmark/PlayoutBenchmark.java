package org.lawspeaker.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/** Random games from start to end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 15, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
  /** The game's id. */
  @Param({"connect-four", "ember-court", "hand-of-destiny"})
  public String game = "";

  private Playouts<?, ?, ?> playouts = Playouts.of("connect-four");

  /** The plies of the games played, chance included. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Plies {
    public long plies;
  }

  @Setup
  public void prepare() {
    playouts = Playouts.of(game);
  }

  @Benchmark
  public int playout(Plies counted) {
    int plies = playouts.playout();
    counted.plies += plies;
    return plies;
  }

  /**
   * Two players side by side, each with games of its own. The JVM compiles on the same cores, and
   * so takes longer to have done.
   */
  @Benchmark
  @Threads(2)
  @Warmup(iterations = 50, time = 1)
  public int playoutOnTwoThreads(Plies counted) {
    return playout(counted);
  }
}
