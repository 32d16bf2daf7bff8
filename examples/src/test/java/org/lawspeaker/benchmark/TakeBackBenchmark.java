package org.lawspeaker.benchmark;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.Optional;
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

/** What a move costs at a table, with undo, early and late in a match. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TakeBackBenchmark {
  /** A game, its seats, and how many plies were made. */
  @Param({
    "hof-ordeals 2 100",
    "hof-ordeals 2 3000",
    "gloom-kilforth 4 100",
    "gloom-kilforth 4 800"
  })
  public String match = "";

  private Optional<Match<?, ?, ?>> played = Optional.empty();

  @Setup
  public void play() {
    List<String> words = Splitter.on(' ').splitToList(match);
    played =
        Optional.of(
            Match.of(words.get(0), Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2))));
  }

  @Benchmark
  public Object takeBackAndMakeAgain() {
    return played.orElseThrow().again();
  }
}
