package org.lawspeaker.command.mcp;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/**
 * Lines of which no more is kept than a limit.
 *
 * @param in where they come from
 * @param longest how many characters of a line are kept
 */
record BoundedLines(BufferedReader in, int longest) {
  /**
   * One line.
   *
   * @param text without its end; the beginning, if the line is too long
   * @param isWhole whether nothing is left out
   */
  record Line(String text, boolean isWhole) {}

  /** The next line, whole or not; nothing at the end. */
  Optional<Line> next() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean isWhole = true;
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (text.length() < longest) {
        text.append((char) next);
      } else {
        isWhole = false;
      }
    }
    return Optional.of(new Line(text.toString(), isWhole));
  }
}
