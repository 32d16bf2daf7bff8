package org.lawspeaker.command.workforce;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.lawspeaker.engine.Problem;

/** Processes that do work, until it is closed. */
public interface Workforce extends AutoCloseable {
  /**
   * Has every stretch done; does again what is lost with a process.
   *
   * @param stop asked several times a second on the calling thread; if it says so, this ends with
   *     what has been handed over
   * @param done given the results in the order of the stretches, none left out, on the calling
   *     thread
   * @return why it was given up, if it was
   */
  <R extends Serializable> Optional<Problem> run(
      Work<R> work,
      ImmutableList<Stretch> stretches,
      BooleanSupplier stop,
      BiConsumer<Stretch, R> done);

  /** What somebody who waits should know of what has happened, such as the loss of a process. */
  ImmutableList<String> notes();

  @Override
  void close();
}
