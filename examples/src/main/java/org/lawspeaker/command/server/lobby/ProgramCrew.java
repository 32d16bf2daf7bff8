package org.lawspeaker.command.server.lobby;

import java.io.PrintWriter;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.lawspeaker.command.server.table.Crew;
import org.lawspeaker.command.server.table.Table;

/**
 * Lets programs decide in threads of their own, one decision of one match after the other, so that
 * no match waits for all decisions of another. While a decision takes long, the others have one
 * thread more, so that they do not wait for it, either.
 */
final class ProgramCrew implements Crew, AutoCloseable {
  /** A decision that takes so many milliseconds is a long one. */
  private static final int LONG = 500;

  /** Of long decisions no more are made at once: each may need much memory. */
  private static final int MOST_LONG = 7;

  // Of all pools, this kind alone grows and shrinks by one number.
  private final ScheduledThreadPoolExecutor threads =
      new ScheduledThreadPoolExecutor(1, named("players"));
  private final ScheduledThreadPoolExecutor watch =
      new ScheduledThreadPoolExecutor(
          1, named("players-watch"), new ThreadPoolExecutor.DiscardPolicy());
  private final PrintWriter log;
  private final BiConsumer<String, Throwable> lost;
  private int longOnes;

  /**
   * A crew that has nothing to do yet.
   *
   * @param lost told of a match that cannot go on as it is
   */
  ProgramCrew(PrintWriter log, BiConsumer<String, Throwable> lost) {
    this.log = log;
    this.lost = lost;
    watch.setRemoveOnCancelPolicy(true);
  }

  private static ThreadFactory named(String name) {
    return task -> {
      Thread made = new Thread(task, "lawspeaker-" + name);
      made.setDaemon(true);
      return made;
    };
  }

  @Override
  public void play(Table<?, ?, ?> table) {
    try {
      threads.execute(() -> decide(table));
    } catch (RejectedExecutionException closed) {
      log.println("the server ends; a player does not decide any more");
    }
  }

  @Override
  public void troubled(String who, Throwable thrown) {
    log.println(who + " fails, and makes the first move there is: " + thrown);
  }

  private void decide(Table<?, ?, ?> table) {
    Decision decision = new Decision();
    var watching = watch.schedule(decision::takesLong, LONG, TimeUnit.MILLISECONDS);
    try {
      if (table.programDecides()) {
        play(table);
      }
    } catch (RuntimeException | LinkageError e) {
      lost.accept(table.match(), e);
    } finally {
      watching.cancel(false);
      decision.ends();
    }
  }

  /** A decision that is made. */
  private final class Decision {
    private boolean isLong;
    private boolean hasEnded;

    synchronized void takesLong() {
      if (!hasEnded) {
        isLong = true;
        more(1);
      }
    }

    synchronized void ends() {
      hasEnded = true;
      if (isLong) {
        more(-1);
      }
    }
  }

  private synchronized void more(int longer) {
    longOnes += longer;
    threads.setCorePoolSize(1 + Math.min(longOnes, MOST_LONG));
  }

  @Override
  public void close() {
    watch.shutdownNow();
    threads.shutdownNow();
  }
}
