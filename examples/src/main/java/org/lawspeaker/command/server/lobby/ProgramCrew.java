package org.lawspeaker.command.server.lobby;

import java.io.PrintWriter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiConsumer;
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
  private final BiConsumer<String, Throwable> lost;

  /**
   * A crew that has nothing to do yet.
   *
   * @param lost told of a match that cannot go on as it is
   */
  ProgramCrew(PrintWriter log, BiConsumer<String, Throwable> lost) {
    this.log = log;
    this.lost = lost;
  }

  @Override
  public void play(Table<?, ?, ?> table) {
    try {
      thread.execute(() -> decide(table));
    } catch (RejectedExecutionException closed) {
      log.println("the server ends; a player does not decide any more");
    }
  }

  @Override
  public void troubled(String who, Throwable thrown) {
    log.println(who + " fails, and makes the first move there is: " + thrown);
  }

  private void decide(Table<?, ?, ?> table) {
    try {
      if (table.programDecides()) {
        play(table);
      }
    } catch (RuntimeException | LinkageError e) {
      lost.accept(table.match(), e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
