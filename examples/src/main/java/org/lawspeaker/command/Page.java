package org.lawspeaker.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.lawspeaker.command.drawing.Lines;
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
 * @param width how many columns there are
 * @param isScreen whether what was written can be wiped
 */
record Page(PrintWriter out, Ansi ansi, int width, boolean isScreen) {
  /** Paragraphs are no wider than people like to read. */
  private static final int WIDEST = 96;

  /** How much deeper the second line of a hanging paragraph is. */
  private static final int HANGING = 4;

  /** As many lines as a screen has at most. */
  private static final int SCREEN = 70;

  /** Clears the screen, and what has been scrolled away. */
  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

  /** What tables are drawn with. */
  Ink ink() {
    return ansi.enabled() ? Ink.COLOURED : Ink.PLAIN;
  }

  void line(String text) {
    out.println(text);
  }

  /** Nothing of what was written before is left on the screen. */
  void clear() {
    out.print(isScreen ? CLEAR : "\n".repeat(SCREEN));
  }

  void heading(String text) {
    line(bold(text));
  }

  /** A question as a title, every line of it bold. */
  void title(String text) {
    Lines.wrapped(text, width).forEach(row -> line(bold(row)));
  }

  /** A paragraph, every line of it indented. */
  void paragraph(int indent, String text) {
    for (String row : Lines.wrapped(text, Math.min(width, WIDEST) - indent)) {
      line(" ".repeat(indent) + row);
    }
  }

  /** A paragraph whose lines after the first are indented deeper. */
  void hanging(int indent, String text) {
    String margin = " ".repeat(indent);
    for (String row : Lines.wrapped(text, Math.min(width, WIDEST) - indent - HANGING)) {
      line(margin + row);
      margin = " ".repeat(indent + HANGING);
    }
  }

  /** A question, and the clauses by which it is asked, in lines. */
  ImmutableList<String> question(String asks, Collection<Citation> citations) {
    List<String> words = new ArrayList<>();
    Lines.wrapped(asks, width).forEach(row -> words.add(bold(row)));
    String cited = cited(citations);
    int last = words.size() - 1;
    if (Lines.width(words.get(last)) + 1 + Lines.width(cited) <= width) {
      words.set(last, words.get(last) + " " + cited);
    } else {
      words.add("  " + cited);
    }
    return ImmutableList.copyOf(words);
  }

  /** Clauses and rulings with their texts. */
  void clauses(int indent, Rulebook rulebook, Collection<Citation> citations) {
    for (Citation citation : ImmutableSet.copyOf(citations)) {
      line(" ".repeat(indent) + cited(citation));
      paragraph(indent + 2, rulebook.textOf(citation).orElse("is not in the rulebook"));
    }
  }

  /** Why a move is legal or illegal. */
  void verdict(int indent, Rulebook rulebook, Verdict verdict) {
    String margin = " ".repeat(indent);
    if (verdict instanceof Verdict.Illegal illegal) {
      line(margin + styled("Illegal.", Style.fg_red, Style.bold));
      for (Violation violation : illegal.violations()) {
        hanging(indent, violation.toString());
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
}
