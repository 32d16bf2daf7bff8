package org.lawspeaker.spark;

import com.google.common.collect.ImmutableList;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Counts the executors that are lost. Safe to share between threads. */
final class Losses extends SparkListener {
  /** So many are lost one after the other, without a result, only if none can play. */
  private static final int MOST_IN_VAIN = 12;

  private int lost;
  private int inVain;
  private boolean isOver;

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    if (!isOver) {
      lost++;
      inVain++;
    }
  }

  /** A result has come. */
  synchronized void result() {
    inVain = 0;
  }

  /** Whether there is no hope that executors will play. */
  synchronized boolean isHopeless() {
    return inVain >= MOST_IN_VAIN;
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
