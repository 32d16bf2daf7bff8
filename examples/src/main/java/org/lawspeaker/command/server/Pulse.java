package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableList;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.lawspeaker.command.server.table.Listener;
import org.lawspeaker.command.server.web.EventStream;
import org.lawspeaker.command.server.web.Rates;

/** Finds out which clients are gone, lets them leave, and begins the seconds of rates. */
final class Pulse implements Executor, AutoCloseable {
  private static final int SECONDS = 15;

  private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(
          1,
          task -> {
            Thread made = new Thread(task, "lawspeaker-pulse");
            made.setDaemon(true);
            return made;
          },
          new ThreadPoolExecutor.DiscardPolicy()); // when the server has ended

  private final ImmutableList<Future<?>> beats;

  Pulse(Rates rates) {
    this.beats =
        ImmutableList.of(
            thread.scheduleAtFixedRate(rates::nextSecond, 1, 1, TimeUnit.SECONDS),
            thread.scheduleAtFixedRate(this::beat, SECONDS, SECONDS, TimeUnit.SECONDS));
  }

  private void beat() {
    streams.forEach(EventStream::pulse);
  }

  @Override
  public void execute(Runnable leaving) {
    thread.execute(leaving);
  }

  void add(EventStream stream) {
    streams.add(stream);
  }

  void remove(Listener stream) {
    streams.remove(stream);
  }

  /** Ends when whoever was leaving has left: a request must be answered before the server stops. */
  @Override
  public void close() {
    beats.forEach(each -> each.cancel(false));
    thread.shutdown();
    try {
      if (!thread.awaitTermination(SECONDS, TimeUnit.SECONDS)) {
        thread.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
