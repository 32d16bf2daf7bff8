package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A part of a {@link Phrase}, as its pattern gives it. */
sealed interface PhrasePart {
  /** {@code {card}}, {@code {column+1}}, or anything but braces and brackets. */
  Pattern TOKEN = Pattern.compile("\\{([a-z0-9-]+)(\\+[0-9]+)?\\}|[^{}\\[\\]]+");

  /** What is always written. */
  record Fixed(String text) implements PhrasePart {}

  /**
   * A component.
   *
   * @param key its key
   * @param plus how much higher it is written than it is
   */
  record Slot(String key, int plus) implements PhrasePart {}

  /** What may be left out. */
  record Perhaps(ImmutableList<PhrasePart> parts) implements PhrasePart {}

  /** The parts of a pattern; what stands in brackets may be left out. */
  static ImmutableList<PhrasePart> of(String pattern) {
    List<PhrasePart> parts = new ArrayList<>();
    int at = 0;
    while (at < pattern.length()) {
      int open = pattern.indexOf('[', at);
      int close = pattern.indexOf(']', at);
      if (open < 0 || close < open) {
        if (close >= 0) {
          throw new IllegalArgumentException("brackets that do not match: " + pattern);
        }
        parts.addAll(flat(pattern.substring(at)));
        break;
      }
      parts.addAll(flat(pattern.substring(at, open)));
      parts.add(new Perhaps(flat(pattern.substring(open + 1, close))));
      at = close + 1;
    }
    return ImmutableList.copyOf(parts);
  }

  private static ImmutableList<PhrasePart> flat(String pattern) {
    ImmutableList.Builder<PhrasePart> parts = ImmutableList.builder();
    Matcher token = TOKEN.matcher(pattern);
    int end = 0;
    while (token.lookingAt()) {
      String plus = token.group(2);
      parts.add(
          token.group(1) == null
              ? new Fixed(token.group())
              : new Slot(token.group(1), plus == null ? 0 : Integer.parseInt(plus)));
      end = token.end();
      token.region(end, pattern.length());
    }
    if (end < pattern.length()) {
      throw new IllegalArgumentException("cannot be read: " + pattern.substring(end));
    }
    return parts.build();
  }
}
