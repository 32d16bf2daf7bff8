package org.lawspeaker.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.OptionalInt;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** How long a picture stands before the next; a key goes on at once, f goes on without pictures. */
final class Pace implements AutoCloseable {
  private static final long LEAST_MILLIS = 400;
  private static final long MOST_MILLIS = 3000;
  private static final long MILLIS_PER_LETTER = 10;

  private final Terminal terminal;
  private final Attributes before;
  private boolean isOver;

  private Pace(Terminal terminal) {
    this.terminal = terminal;
    this.before = terminal.enterRawMode();
  }

  /** At the terminal of this process. */
  static Pace open() {
    try {
      return new Pace(TerminalBuilder.builder().system(true).build());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot open the terminal", e);
    }
  }

  /** Waits as long as it takes to read so many letters. */
  void rest(int letters) {
    try {
      long millis = Math.min(MOST_MILLIS, LEAST_MILLIS + MILLIS_PER_LETTER * letters);
      isOver = isOver || terminal.reader().read(millis) == 'f';
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read what is typed", e);
    }
  }

  /** Whether nobody wants to see more pictures. */
  boolean isOver() {
    return isOver;
  }

  /** How many lines the screen has; nothing if nobody knows. */
  OptionalInt height() {
    int rows = terminal.getHeight();
    return rows > 0 ? OptionalInt.of(rows) : OptionalInt.empty();
  }

  @Override
  public void close() {
    try {
      terminal.setAttributes(before);
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot close the terminal", e);
    }
  }
}
