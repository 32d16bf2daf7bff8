package org.lawspeaker.command;

import java.text.BreakIterator;
import java.util.Locale;

/** Long texts in short. */
final class Sentences {
  /** As many characters as three lines hold. */
  private static final int ENOUGH = 260;

  private Sentences() {}

  /** As many whole sentences as fit in three lines, at least one; an ellipsis for the others. */
  static String first(String text) {
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ENGLISH);
    sentences.setText(text);
    int end = sentences.next();
    for (int next = end; next != BreakIterator.DONE && next <= ENOUGH; next = sentences.next()) {
      end = next;
    }
    return end == BreakIterator.DONE || end >= text.length()
        ? text
        : text.substring(0, end).trim() + " …";
  }
}
