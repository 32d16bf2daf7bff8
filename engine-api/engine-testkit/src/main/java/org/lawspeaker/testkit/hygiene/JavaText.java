package org.lawspeaker.testkit.hygiene;

/**
 * A Java source with parts blanked out, every character on the line and column where it was.
 *
 * @param code without comments and without what stands between quotes
 * @param comments the comments alone
 * @param withoutComments code and literals
 */
public record JavaText(String code, String comments, String withoutComments) {
  private enum Part {
    CODE,
    COMMENT,
    LITERAL
  }

  /** Splits a source; a comment or literal that is never closed runs to the end. */
  public static JavaText of(String source) {
    StringBuilder code = new StringBuilder();
    StringBuilder comments = new StringBuilder();
    StringBuilder withoutComments = new StringBuilder();
    int at = 0;
    while (at < source.length()) {
      int end = endOfPart(source, at);
      Part part = partAt(source, at);
      for (int i = at; i < end; i++) {
        char c = source.charAt(i);
        char blank = c == '\n' ? c : ' ';
        code.append(part == Part.CODE ? c : blank);
        comments.append(part == Part.COMMENT ? c : blank);
        withoutComments.append(part == Part.COMMENT ? blank : c);
      }
      at = end;
    }
    return new JavaText(code.toString(), comments.toString(), withoutComments.toString());
  }

  /** The line of this offset, counted from 1. */
  public static int lineOf(String text, int offset) {
    return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  private static Part partAt(String source, int at) {
    if (source.startsWith("//", at) || source.startsWith("/*", at)) {
      return Part.COMMENT;
    }
    char c = source.charAt(at);
    return c == '"' || c == '\'' ? Part.LITERAL : Part.CODE;
  }

  private static int endOfPart(String source, int at) {
    if (source.startsWith("//", at)) {
      return endAfter(source, "\n", at, false);
    }
    if (source.startsWith("/*", at)) {
      return endAfter(source, "*/", at + 2, false);
    }
    if (source.startsWith("\"\"\"", at)) {
      return endAfter(source, "\"\"\"", at + 3, true);
    }
    if (partAt(source, at) == Part.LITERAL) {
      return endAfter(source, source.substring(at, at + 1), at + 1, true);
    }
    return at + 1;
  }

  private static int endAfter(String source, String closing, int from, boolean escapes) {
    for (int i = from; i < source.length(); i++) {
      if (source.startsWith(closing, i)) {
        return i + closing.length();
      }
      if (escapes && source.charAt(i) == '\\') {
        i++;
      }
    }
    return source.length();
  }
}
