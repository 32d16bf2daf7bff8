package org.lawspeaker.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.play.Ink;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Text for people, wrapped and coloured.
 *
 * @param out where it is written
 * @param ansi whether there are colours
 */
record Page(PrintWriter out, Ansi ansi) {
  private static final int WIDTH = 96;

  /** So many choices are listed in one column. */
  private static final int MOST_ROWS = 10;

  /** As many lines as a screen has at most. */
  private static final int SCREEN = 70;

  /** Clears the screen, and what has been scrolled away. */
  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

  /** How wide a choice's number is. */
  private static final int NUMBER = 6;

  /** What tables are drawn with. */
  Ink ink() {
    return ansi.enabled() ? Ink.COLOURED : Ink.PLAIN;
  }

  void line(String text) {
    out.println(text);
  }

  /** Nothing of what was written before is left on the screen. */
  void clear() {
    out.print(ansi.enabled() ? CLEAR : "\n".repeat(SCREEN));
  }

  void heading(String text) {
    line(bold(text));
  }

  /** A paragraph, every line of it indented. */
  void paragraph(int indent, String text) {
    for (String row : wrapped(text, WIDTH - indent)) {
      line(" ".repeat(indent) + row);
    }
  }

  /** Clauses and rulings with their texts. */
  void clauses(int indent, Rulebook rulebook, Collection<Citation> citations) {
    for (Citation citation : ImmutableSet.copyOf(citations)) {
      line(" ".repeat(indent) + cited(citation));
      paragraph(indent + 2, rulebook.textOf(citation).orElse("is not in the rulebook"));
    }
  }

  /** Choices with their numbers; many short ones in two columns, read downwards. */
  void numbered(ImmutableList<String> choices) {
    int widest = choices.stream().mapToInt(String::length).max().orElse(0);
    boolean isLong = choices.size() > MOST_ROWS && widest <= WIDTH / 2 - NUMBER;
    int rows = isLong ? (choices.size() + 1) / 2 : choices.size();
    for (int row = 0; row < rows; row++) {
      String left = String.format(Locale.ROOT, "  %2d  %s", row + 1, choices.get(row));
      int other = row + rows;
      line(
          other < choices.size()
              ? String.format(
                  Locale.ROOT,
                  "%-" + (widest + NUMBER + 2) + "s%2d  %s",
                  left,
                  other + 1,
                  choices.get(other))
              : left);
    }
  }

  /** Why a move is legal or illegal. */
  void verdict(int indent, Rulebook rulebook, Verdict verdict) {
    String margin = " ".repeat(indent);
    if (verdict instanceof Verdict.Illegal illegal) {
      line(margin + styled("Illegal.", Style.fg_red, Style.bold));
      for (Violation violation : illegal.violations()) {
        line(margin + violation);
      }
    } else {
      line(margin + styled("Legal.", Style.fg_green, Style.bold));
    }
    clauses(indent, rulebook, verdict.citations());
  }

  String bold(String text) {
    return styled(text, Style.bold);
  }

  String faint(String text) {
    return styled(text, Style.faint);
  }

  String cited(Citation citation) {
    return styled(citation.id(), Style.fg_cyan);
  }

  /** {@code [HOD-HERO-04, HOD-Q-18]}, or nothing. */
  String cited(Collection<Citation> citations) {
    return citations.isEmpty()
        ? ""
        : styled("[" + Joiner.on(", ").join(ImmutableSet.copyOf(citations)) + "]", Style.fg_cyan);
  }

  String styled(String text, IStyle... styles) {
    // Not the styles' own ends: the end of bold is read as an underline by many terminals.
    return ansi.enabled() ? Style.on(styles) + text + Style.reset.on() : text;
  }

  private static ImmutableList<String> wrapped(String text, int width) {
    ImmutableList.Builder<String> rows = ImmutableList.builder();
    StringBuilder row = new StringBuilder();
    for (String word : text.trim().split("\\s+")) {
      if (!row.isEmpty() && row.length() + 1 + word.length() > width) {
        rows.add(row.toString());
        row.setLength(0);
      }
      row.append(row.isEmpty() ? "" : " ").append(word);
    }
    return rows.add(row.toString()).build();
  }
}
