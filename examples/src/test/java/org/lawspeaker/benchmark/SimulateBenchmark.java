package org.lawspeaker.benchmark;

import java.util.concurrent.TimeUnit;
import org.lawspeaker.command.simulate.Counted;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the {@code simulate} command adds to the plain loop of {@link PlayoutBenchmark}. All ways to
 * play take turns in one machine: two machines compile the same loop differently, which is more
 * than what is to be measured.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 8, time = 5)
@Measurement(iterations = 4, time = 5)
@Fork(1)
public class SimulateBenchmark {
  /** The game's id; every installed game, if {@link Benchmarks} runs it. */
  @Param({"connect-four", "ember-court", "hand-of-destiny"})
  public String game = "";

  private Playouts<?, ?, ?> playouts = Playouts.of("connect-four");

  /** The plies of each way, and the nanoseconds that they took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Ways {
    public long loopPlies;
    public long loopNanos;
    public long outcomesPlies;
    public long outcomesNanos;
    public long onTwoThreadsPlies;
    public long onTwoThreadsNanos;
    public long choicesPlies;
    public long choicesNanos;
  }

  @Setup
  public void prepare() {
    playouts = Playouts.of(game);
  }

  @Benchmark
  public void simulate(Ways ways) {
    ways.loopNanos += nanos(() -> ways.loopPlies += playouts.loop());
    ways.outcomesNanos += nanos(() -> ways.outcomesPlies += playouts.simulate(1, Counted.OUTCOMES));
    ways.onTwoThreadsNanos +=
        nanos(() -> ways.onTwoThreadsPlies += playouts.simulate(2, Counted.OUTCOMES));
    ways.choicesNanos += nanos(() -> ways.choicesPlies += playouts.simulate(1, Counted.CHOICES));
  }

  private static long nanos(Runnable way) {
    long begun = System.nanoTime();
    way.run();
    return System.nanoTime() - begun;
  }
}
