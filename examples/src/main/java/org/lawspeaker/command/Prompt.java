package org.lawspeaker.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;

/** Asks a person for a line. */
@FunctionalInterface
interface Prompt {
  /** The most characters of a line that are kept; no command and no move is nearly as long. */
  int LONGEST_LINE = 10_000;

  /** What was typed, or nothing when the person has left. */
  Optional<String> ask(String question);

  /**
   * A prompt with line editing on a terminal, a plain one otherwise.
   *
   * @param isShared whether several people type, so that none may call up what another has typed
   */
  static Prompt of(Console console, boolean isShared) {
    return console.isTerminal() ? terminal(isShared) : plain(console.in(), console.out());
  }

  private static Prompt plain(BufferedReader in, PrintWriter out) {
    return question -> {
      out.print(question);
      out.flush();
      try {
        return line(in);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read what is typed", e);
      }
    };
  }

  /** The next line, if there is one; what is too long for a line is passed over. */
  private static Optional<String> line(BufferedReader in) throws IOException {
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    StringBuilder line = new StringBuilder();
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.length() < LONGEST_LINE) {
        line.append((char) next);
      }
    }
    return Optional.of(line.toString());
  }

  private static Prompt terminal(boolean isShared) {
    try {
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(TerminalBuilder.builder().system(true).build())
              // A move may hold an exclamation mark; it must not be taken for history.
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .variable(LineReader.DISABLE_HISTORY, isShared)
              .build();
      return question -> {
        try {
          return Optional.of(reader.readLine(question));
        } catch (EndOfFileException | UserInterruptException left) {
          return Optional.empty();
        }
      };
    } catch (IOException e) {
      throw new UncheckedIOException("cannot open the terminal", e);
    }
  }
}
