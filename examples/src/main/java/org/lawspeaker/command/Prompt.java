package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.TerminalBuilder;

/** Asks a person for a line. */
interface Prompt {
  /** The most characters of a line that are kept; no command and no move is nearly as long. */
  int LONGEST_LINE = 10_000;

  /**
   * What was typed, or nothing when the person has left.
   *
   * @param answers lines that the tabulator key completes
   * @throws UserInterruptException at Ctrl-C
   */
  Optional<String> ask(String question, ImmutableList<String> answers);

  /** How many columns a line has now. */
  int width();

  /** How many lines the screen has now; nothing if there is none, or nobody knows. */
  OptionalInt height();

  /**
   * A prompt with line editing on a terminal, a plain one otherwise.
   *
   * @param isShared whether several people type, so that none may call up what another has typed
   */
  static Prompt of(Console console, boolean isShared) {
    return console.isTerminal() ? Terminal.open(console, isShared) : new Plain(console);
  }

  /** Lines as they come. */
  record Plain(Console console) implements Prompt {
    @Override
    public Optional<String> ask(String question, ImmutableList<String> answers) {
      console.out().print(question);
      console.out().flush();
      try {
        return line(console.in());
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read what is typed", e);
      }
    }

    @Override
    public int width() {
      return console.width();
    }

    @Override
    public OptionalInt height() {
      return OptionalInt.empty();
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
  }

  /** Lines that can be edited, completed and called up again. */
  final class Terminal implements Prompt {
    private final LineReader reader;
    private final int standard;
    private ImmutableList<String> answers = ImmutableList.of();

    private Terminal(org.jline.terminal.Terminal terminal, boolean isShared, int standard) {
      DefaultParser parser = new DefaultParser();
      // What is completed is typed as it is: no word of a move is quoted.
      parser.setEscapeChars(null);
      parser.setQuoteChars(null);
      this.standard = standard;
      this.reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .parser(parser)
              .completer(
                  (line, typed, candidates) ->
                      Completion.of(answers, typed.line().substring(0, typed.cursor()))
                          .forEach(word -> candidates.add(new Candidate(word))))
              // A move may hold an exclamation mark; it must not be taken for history.
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .option(LineReader.Option.CASE_INSENSITIVE, true)
              .variable(LineReader.DISABLE_HISTORY, isShared)
              .build();
    }

    private static Terminal open(Console console, boolean isShared) {
      try {
        return new Terminal(
            TerminalBuilder.builder().system(true).build(), isShared, console.width());
      } catch (IOException e) {
        throw new UncheckedIOException("cannot open the terminal", e);
      }
    }

    @Override
    public Optional<String> ask(String question, ImmutableList<String> completed) {
      answers = completed;
      try {
        return Optional.of(reader.readLine(question));
      } catch (EndOfFileException left) {
        return Optional.empty();
      }
    }

    @Override
    public int width() {
      int columns = reader.getTerminal().getWidth();
      return columns > 0 ? columns : standard;
    }

    @Override
    public OptionalInt height() {
      int rows = reader.getTerminal().getHeight();
      return rows > 0 ? OptionalInt.of(rows) : OptionalInt.empty();
    }
  }
}
