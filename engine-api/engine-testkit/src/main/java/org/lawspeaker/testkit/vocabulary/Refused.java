package org.lawspeaker.testkit.vocabulary;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Refused moves in golden files: {@code move: code (CLAUSE)}, or {@code who: CLAUSE code: moves}.
 */
final class Refused {
  private static final Pattern MOVE_FIRST =
      Pattern.compile("^([^:]+): ([a-z][a-z-]+) \\(([A-Z0-9]+(?:-[A-Z0-9]+)+)\\)");
  private static final Pattern CLAUSE_FIRST =
      Pattern.compile("^[^:]+: ([A-Z0-9]+(?:-[A-Z0-9]+)+) ([a-z][a-z-]+): ([^,]+)");

  private final Map<String, String> examples = new TreeMap<>();

  void read(Path file) {
    try {
      read(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  void read(String text) {
    text.lines().forEach(this::line);
  }

  private void line(String line) {
    Matcher moveFirst = MOVE_FIRST.matcher(line);
    Matcher clauseFirst = CLAUSE_FIRST.matcher(line);
    if (moveFirst.find()) {
      examples.putIfAbsent(moveFirst.group(2), moveFirst.group(1) + "\n" + moveFirst.group(3));
    } else if (clauseFirst.find()) {
      examples.putIfAbsent(
          clauseFirst.group(2), clauseFirst.group(3) + "\n" + clauseFirst.group(1));
    }
  }

  /** A move that is refused for this, and after a line break the clause. */
  Optional<String> example(String code) {
    return Optional.ofNullable(examples.get(code));
  }
}
