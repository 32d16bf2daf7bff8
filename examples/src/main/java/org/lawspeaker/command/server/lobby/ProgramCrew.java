package org.lawspeaker.command.server.lobby;

import java.io.PrintWriter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.lawspeaker.command.server.table.Crew;
import org.lawspeaker.command.server.table.Table;

/**
 * Lets programs decide in a thread of their own, one decision of one match after the other, so that
 * no match waits for all decisions of another.
 */
final class ProgramCrew implements Crew, AutoCloseable {
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "lawspeaker-players");
            made.setDaemon(true);
            return made;
          });
  private final PrintWriter log;

  ProgramCrew(PrintWriter log) {
    this.log = log;
  }

  @Override
  public void play(Table<?, ?, ?> table) {
    try {
      thread.execute(() -> decide(table));
    } catch (RejectedExecutionException closed) {
      log.println("the server ends; a player does not decide any more");
    }
  }

  private void decide(Table<?, ?, ?> table) {
    try {
      if (table.programDecides()) {
        play(table);
      }
    } catch (RuntimeException | LinkageError e) {
      // A stranger's player may fail at anything; the other matches go on.
      log.println("a player fails: " + e);
      log.flush();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
