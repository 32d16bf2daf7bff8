package org.lawspeaker.command;

import java.text.BreakIterator;
import java.util.Locale;

/** Long texts in short. */
final class Sentences {
  /** As many characters as three lines hold. */
  private static final int ENOUGH = 260;

  private Sentences() {}

  /** Less says too little, such as the beginning of a list. */
  private static final int LITTLE = 60;

  /**
   * As many whole sentences as fit in three lines, at least one, with an ellipsis for the others;
   * where that would say too little, as many words.
   */
  static String first(String text) {
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ENGLISH);
    sentences.setText(text);
    int end = sentences.next();
    for (int next = end; next != BreakIterator.DONE && next <= ENOUGH; next = sentences.next()) {
      end = next;
    }
    if (end == BreakIterator.DONE || end >= text.length()) {
      return text;
    }
    return text.substring(0, end >= LITTLE ? end : lastWord(text)).trim() + " …";
  }

  /** Where the last word ends that fits. */
  private static int lastWord(String text) {
    int most = Math.min(ENOUGH, text.length() - 1);
    int space = text.lastIndexOf(' ', most);
    return space > 0 ? space : most;
  }
}
