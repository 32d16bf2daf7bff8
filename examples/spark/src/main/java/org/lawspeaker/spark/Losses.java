package org.lawspeaker.spark;

import com.google.common.collect.ImmutableList;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Counts the executors that are lost. Safe to share between threads. */
final class Losses extends SparkListener {
  private int lost;
  private boolean isOver;

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    if (!isOver) {
      lost++;
    }
  }

  /** From now on executors go because their work is done. */
  synchronized void ignoreWhatFollows() {
    isOver = true;
  }

  synchronized ImmutableList<String> notes() {
    return switch (lost) {
      case 0 -> ImmutableList.of();
      case 1 -> ImmutableList.of("1 process was lost; what it was playing was played again");
      default ->
          ImmutableList.of(lost + " processes were lost; what they were playing was played again");
    };
  }
}
