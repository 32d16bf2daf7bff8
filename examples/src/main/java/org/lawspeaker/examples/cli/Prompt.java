package org.lawspeaker.examples.cli;

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
  /** What was typed, or nothing when the person has left. */
  Optional<String> ask(String question);

  /** A prompt with line editing on a terminal, a plain one otherwise. */
  static Prompt of(Console console) {
    return console.isTerminal() ? terminal() : plain(console.in(), console.out());
  }

  private static Prompt plain(BufferedReader in, PrintWriter out) {
    return question -> {
      out.print(question);
      out.flush();
      try {
        return Optional.ofNullable(in.readLine());
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read what is typed", e);
      }
    };
  }

  private static Prompt terminal() {
    try {
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(TerminalBuilder.builder().system(true).build())
              // A move may hold an exclamation mark; it must not be taken for history.
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
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
