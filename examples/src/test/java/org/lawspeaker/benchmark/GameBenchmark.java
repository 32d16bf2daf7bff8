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

/** One question of the contract at a time, in positions of random games. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GameBenchmark {
  /** The game's id. */
  @Param({"connect-four", "ember-court", "hand-of-destiny"})
  public String game = "";

  private Positions<?, ?, ?> positions = Positions.of("connect-four");

  @Setup
  public void meetPositions() {
    positions = Positions.of(game);
  }

  @Benchmark
  public Object legalMoves() {
    return positions.legalMoves();
  }

  @Benchmark
  public Object apply() {
    return positions.apply();
  }

  @Benchmark
  public Object applyUnchecked() {
    return positions.applyUnchecked();
  }

  @Benchmark
  public Object explain() {
    return positions.explain();
  }

  @Benchmark
  public Object view() {
    return positions.view();
  }

  @Benchmark
  public Object determinize() {
    return positions.determinize();
  }

  @Benchmark
  public Object deal() {
    return positions.deal();
  }

  @Benchmark
  public Object replay() {
    return positions.replay();
  }

  @Benchmark
  public Object writeJson() {
    return positions.writeJson();
  }

  @Benchmark
  public Object writeRecord() {
    return positions.writeRecord();
  }

  @Benchmark
  public Object readRecord() {
    return positions.readRecord();
  }

  @Benchmark
  public Object readJson() {
    return positions.readJson();
  }
}
