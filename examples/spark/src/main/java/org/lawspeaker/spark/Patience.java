package org.lawspeaker.spark;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.apache.spark.SparkContext;

/**
 * How long to wait for workers: a cluster without any would be waited for in silence and for ever.
 */
final class Patience {
  static final String SAYS = "no worker of the cluster has taken part for two minutes";

  private static final Duration LONGEST = Duration.ofMinutes(2);

  private final Duration longest;
  private final LongSupplier nanos;
  private long since;

  private Patience(Duration longest, LongSupplier nanos) {
    this.longest = longest;
    this.nanos = nanos;
    this.since = nanos.getAsLong();
  }

  static Patience forWorkers() {
    return new Patience(LONGEST, System::nanoTime);
  }

  static Patience endless() {
    return new Patience(Duration.ofSeconds(Long.MAX_VALUE), System::nanoTime);
  }

  /** Whether nobody but this process has been there for too long. */
  boolean isAtAnEnd(SparkContext spark) {
    if (spark.statusTracker().getExecutorInfos().length > 1) {
      since = nanos.getAsLong();
    }
    return Duration.ofNanos(nanos.getAsLong() - since).compareTo(longest) > 0;
  }
}
