package org.lawspeaker.command;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Turns Ctrl-C into a request to stop, and holds the process until what is done has been told. */
final class Interruption implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final AtomicBoolean asked = new AtomicBoolean();
  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stopAndWait, "stop");

  private Interruption() {}

  /** From now on Ctrl-C asks to stop. */
  static Interruption watch() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  boolean isAsked() {
    return asked.get();
  }

  private void stopAndWait() {
    asked.set(true);
    try {
      if (!told.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        System.err.println("stopped in the middle of a game");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What is done has been told. */
  @Override
  public void close() {
    told.countDown();
    if (!asked.get()) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
