package org.lawspeaker.engine.play;

import java.time.Duration;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import org.apiguardian.api.API;

/** How long a player may think about one choice. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public sealed interface Budget {
  /**
   * So many lines of play, on all threads together: the same seed chooses the same moves on every
   * machine.
   *
   * @param count at least 1
   */
  record Iterations(int count) implements Budget {
    public Iterations {
      if (count < 1) {
        throw new IllegalArgumentException("at least 1 iteration, not " + count);
      }
    }

    @Override
    public IntPredicate share(int thread, int threads) {
      int share = count / threads + (thread < count % threads ? 1 : 0);
      return done -> done < share;
    }
  }

  /**
   * So much time by the clock, counted from when the choice is begun. The only clock of the
   * library: how many lines fit into it differs from run to run, and with it the moves.
   *
   * @param limit more than nothing
   */
  record Time(Duration limit) implements Budget {
    public Time {
      if (limit.isZero() || limit.isNegative()) {
        throw new IllegalArgumentException("more than no time, not " + limit);
      }
    }

    @Override
    public IntPredicate share(int thread, int threads) {
      return share(System::nanoTime);
    }

    /** By a clock that tells nanoseconds. */
    IntPredicate share(LongSupplier clock) {
      long begun = clock.getAsLong();
      long nanos = limit.toNanos();
      return done -> done == 0 || clock.getAsLong() - begun < nanos;
    }
  }

  static Budget iterations(int count) {
    return new Iterations(count);
  }

  static Budget time(Duration limit) {
    return new Time(limit);
  }

  /**
   * What one of several threads may spend: told how many lines it has played, says whether it may
   * play another. Time runs from this call.
   *
   * @param thread from 0
   * @param threads how many there are
   */
  IntPredicate share(int thread, int threads);
}
