package org.lawspeaker.command;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** The next word of a line that is being typed. */
final class Completion {
  private Completion() {}

  /** The words that may stand where the last word of {@code typed} does, small or large. */
  static ImmutableList<String> of(ImmutableList<String> lines, String typed) {
    String part = typed.substring(typed.lastIndexOf(';') + 1).stripLeading();
    int word = part.lastIndexOf(' ') + 1;
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    for (String line : lines) {
      if (Ascii.toLowerCase(line).startsWith(Ascii.toLowerCase(part))) {
        int end = line.indexOf(' ', word);
        words.add(end < 0 ? line.substring(word) : line.substring(word, end));
      }
    }
    return words.build().asList();
  }
}
