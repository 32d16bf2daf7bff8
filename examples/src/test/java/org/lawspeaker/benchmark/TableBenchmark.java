package org.lawspeaker.benchmark;

import java.util.concurrent.TimeUnit;
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

/** What a ply costs with more seats or more cards in play. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TableBenchmark {
  /** A table as {@link Playouts#at} reads it; every number of seats, if {@link Benchmarks} runs. */
  @Param({"hand-of-destiny 1 difficulty=casual", "hand-of-destiny 1 difficulty=legendary"})
  public String table = "";

  private Playouts<?, ?, ?> playouts = Playouts.of("connect-four");

  @Setup
  public void prepare() {
    playouts = Playouts.at(table);
  }

  @Benchmark
  public int playoutAtTable(PlayoutBenchmark.Plies counted) {
    int plies = playouts.playout();
    counted.plies += plies;
    return plies;
  }
}
