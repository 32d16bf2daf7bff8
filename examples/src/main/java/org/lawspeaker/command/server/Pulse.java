package org.lawspeaker.command.server;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.lawspeaker.command.server.table.Listener;
import org.lawspeaker.command.server.web.EventStream;
import org.lawspeaker.command.server.web.Rates;

/** Finds out which clients are gone, and begins the seconds of rates. */
final class Pulse implements AutoCloseable {
  private static final int SECONDS = 15;

  private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread made = new Thread(task, "lawspeaker-pulse");
            made.setDaemon(true);
            return made;
          });

  Pulse(Rates rates) {
    thread.scheduleAtFixedRate(rates::nextSecond, 1, 1, TimeUnit.SECONDS);
    thread.scheduleAtFixedRate(this::beat, SECONDS, SECONDS, TimeUnit.SECONDS);
  }

  private void beat() {
    streams.forEach(EventStream::pulse);
  }

  void add(EventStream stream) {
    streams.add(stream);
  }

  void remove(Listener stream) {
    streams.remove(stream);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
