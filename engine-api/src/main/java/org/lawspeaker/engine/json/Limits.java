package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * How much is read of a text before it is refused, so that no text, however hostile, takes much
 * time or memory. Any file that people write is far smaller.
 */
public final class Limits {
  /** The largest file, in bytes, and the longest text, in {@code char}s: 4 MiB. */
  public static final int MOST_BYTES = 4 * 1024 * 1024;

  /** The deepest nesting of objects and lists, the outermost counted as 1. */
  public static final int DEEPEST = 64;

  /** The most values in one text: objects, lists and what they hold. */
  public static final int MOST_VALUES = 100_000;

  /** The longest key of an object, in {@code char}s. */
  public static final int LONGEST_KEY = 1024;

  /** The longest number, in digits: exact odds need a few hundred. */
  public static final int LONGEST_NUMBER = 1000;

  /**
   * The longest line of YAML, in {@code char}s. Its scanner takes quadratic time for a long word;
   * JSON may be in one line.
   */
  public static final int LONGEST_YAML_LINE = 100_000;

  static final String TOO_LARGE = "more than 4 MiB of text";
  static final String TOO_MANY = "more than " + MOST_VALUES + " values";
  static final String TOO_DEEP = "nested more than " + DEEPEST + " deep";

  private Limits() {}

  /** Whether a tree, which may have been made in memory, is nested deeper than any text may be. */
  public static boolean isTooDeep(JsonNode tree) {
    return isDeeper(tree, DEEPEST);
  }

  static boolean isDeeper(JsonNode tree, int levels) {
    if (!tree.isContainerNode()) {
      return false;
    }
    if (levels <= 0) {
      return true;
    }
    for (JsonNode each : tree) {
      if (isDeeper(each, levels - 1)) {
        return true;
      }
    }
    return false;
  }
}
