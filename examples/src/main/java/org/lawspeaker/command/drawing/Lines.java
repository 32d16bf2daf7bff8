package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Lines of text that may be coloured: how wide they are, how they are wrapped and joined. */
public final class Lines {
  private static final Pattern ESCAPES = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final String CUT = "…";

  private Lines() {}

  /** How many columns a text takes; escape sequences take none. */
  public static int width(String text) {
    String plain = text.indexOf('\u001b') < 0 ? text : ESCAPES.matcher(text).replaceAll("");
    return plain.codePointCount(0, plain.length());
  }

  /** The text, and blanks until it is so wide. */
  public static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** The plain text, if it fits, otherwise what of it fits. */
  public static String cut(String text, int width) {
    if (width(text) <= width) {
      return text;
    }
    return width < 1
        ? ""
        : text.substring(0, text.offsetByCodePoints(0, width - 1)).stripTrailing() + CUT;
  }

  /** The words of a text in lines of at most this width; a longer word has a line of its own. */
  public static ImmutableList<String> wrapped(String text, int width) {
    return wrapped(ImmutableList.copyOf(text.strip().split("\\s+")), " ", width);
  }

  /** Pieces with this between them in lines of at most this width; only a wider one is broken. */
  public static ImmutableList<String> wrapped(List<String> pieces, String between, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String line = "";
    int end = between.stripTrailing().length();
    for (String piece : pieces) {
      String longer = line.isEmpty() ? piece : line + between + piece;
      if (width(longer) + end <= width) {
        line = longer;
        continue;
      }
      if (!line.isEmpty()) {
        lines.add((line + between).stripTrailing());
      }
      boolean isBroken = width(piece) + end > width && piece.indexOf(' ') > 0;
      ImmutableList<String> rows = isBroken ? wrapped(piece, width - end) : ImmutableList.of(piece);
      lines.addAll(rows.subList(0, rows.size() - 1));
      line = rows.get(rows.size() - 1);
    }
    return lines.add(line).build();
  }

  /** The first line after a label, the others below it. */
  static ImmutableList<String> labelled(String label, List<String> lines) {
    String margin = " ".repeat(width(label));
    ImmutableList.Builder<String> labelled = ImmutableList.builder();
    for (int i = 0; i < lines.size(); i++) {
      labelled.add(((i == 0 ? label : margin) + lines.get(i)).stripTrailing());
    }
    return labelled.build();
  }

  /** Two blocks of lines beside each other, the second from this column on. */
  public static ImmutableList<String> beside(List<String> left, List<String> right, int column) {
    List<String> both = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String own = i < left.size() ? left.get(i) : "";
      both.add(
          i < right.size() && !right.get(i).isEmpty() ? padded(own, column) + right.get(i) : own);
    }
    return ImmutableList.copyOf(both);
  }
}
