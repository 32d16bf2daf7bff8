package org.lawspeaker.testkit.fuzz;

/** Texts that are nearly as large as a file may be. */
final class Large {
  private static final int SIZE = 4_000_000;

  private Large() {}

  /** One unit after the other, in lines of so many characters; in one line if that is 0. */
  static String of(String unit, int line) {
    String row = line > 0 ? unit.repeat(1 + (line - 1) / unit.length()) + '\n' : unit;
    return row.repeat(1 + SIZE / row.length());
  }

  /** An object or a list of so many different members. */
  static String members(String open, int count, String before, String after, String close) {
    StringBuilder text = new StringBuilder(open);
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : ",\n").append(before).append(i).append(after);
    }
    return text.append(close).toString();
  }

  /** Mappings nested by indentation. */
  static String stairs(int depth) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      text.append(" ".repeat(i)).append("a:\n");
    }
    return text.toString();
  }

  /** Lists that double by aliases. */
  static String aliasBomb(int doublings) {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i <= doublings; i++) {
      bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    return bomb.toString();
  }
}
