package org.lawspeaker.testkit.vocabulary;

import com.google.common.base.CharMatcher;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/** A page in the making. */
final class Markdown {
  private final StringBuilder text = new StringBuilder();

  /** A heading of a level from 1, with space around it. */
  Markdown heading(int level, String title) {
    if (text.length() > 0) {
      text.append('\n');
    }
    text.append("#".repeat(level)).append(' ').append(title).append("\n\n");
    return this;
  }

  Markdown paragraph(String says) {
    text.append(says).append("\n");
    return this;
  }

  Markdown item(String says) {
    text.append("- ").append(says).append('\n');
    return this;
  }

  Markdown blank() {
    text.append('\n');
    return this;
  }

  /** A row of a table; the first one is followed by {@link #rule}. */
  Markdown row(String... cells) {
    text.append(
            Arrays.stream(cells).map(Markdown::cell).collect(Collectors.joining(" | ", "| ", " |")))
        .append('\n');
    return this;
  }

  Markdown rule(int columns) {
    text.append("|").append(" --- |".repeat(columns)).append('\n');
    return this;
  }

  private static String cell(String says) {
    return CharMatcher.whitespace().trimAndCollapseFrom(says, ' ').replace("|", "\\|");
  }

  /** Words as programs read them. */
  static String code(String word) {
    return "`" + word + "`";
  }

  static String codes(Collection<String> words) {
    return words.stream().map(Markdown::code).collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
