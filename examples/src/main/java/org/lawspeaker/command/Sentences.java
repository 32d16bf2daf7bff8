package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.text.BreakIterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.kit.Words;

/** Sentences for people who have no time: long texts in short, and what is alike at once. */
final class Sentences {
  /** As many characters as three lines hold. */
  private static final int ENOUGH = 260;

  /** So many sentences in a row that say the same of different things are told as one. */
  private static final int ALIKE = 3;

  private static final Pattern ONE_DOES =
      Pattern.compile("([^.:;,]+?) (is (?!an? |the )[a-z ]+?|comes [^.:;,]+?)\\.?");

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

  /**
   * The sentences, where {@code Ash is burnt. Elm is burnt.} goes on, with one for all of these.
   */
  static ImmutableList<String> together(List<String> sentences) {
    ImmutableList.Builder<String> together = ImmutableList.builder();
    for (int i = 0; i < sentences.size(); i++) {
      Set<String> things = new LinkedHashSet<>();
      Matcher first = ONE_DOES.matcher(sentences.get(i));
      int end = i;
      if (first.matches()) {
        for (; end < sentences.size(); end++) {
          Matcher next = ONE_DOES.matcher(sentences.get(end));
          if (!next.matches()
              || !next.group(2).equals(first.group(2))
              || !things.add(next.group(1))) {
            break;
          }
        }
      }
      if (things.size() >= ALIKE) {
        String several = first.group(2).replaceFirst("^is", "are").replaceFirst("^comes", "come");
        together.add(Words.list(ImmutableList.copyOf(things)) + " " + several + ".");
        i = end - 1;
      } else {
        together.add(sentences.get(i));
      }
    }
    return together.build();
  }
}
