package org.lawspeaker.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Iterations of the searching player, in positions of random games. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {
  /** The game's id; every installed game, if {@link Benchmarks} runs it. */
  @Param({"connect-four", "ember-court", "hand-of-destiny"})
  public String game = "";

  /** How many trees grow side by side. */
  @Param({"1", "2"})
  public int trees;

  private Positions<?, ?, ?> positions = Positions.of("connect-four");

  @Setup
  public void meetPositions() {
    positions = Positions.of(game);
  }

  @Benchmark
  @OperationsPerInvocation(Positions.ITERATIONS)
  public Object search() {
    return positions.search(trees);
  }
}
