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
    return wrapped(ImmutableList.copyOf(text.trim().split("\\s+")), " ", width);
  }

  /** Pieces that are not broken in lines of at most this width, with this between them. */
  public static ImmutableList<String> wrapped(List<String> pieces, String between, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    StringBuilder line = new StringBuilder();
    int used = 0;
    int end = between.stripTrailing().length();
    for (String piece : pieces) {
      int wide = width(piece);
      if (used > 0 && used + between.length() + wide + end > width) {
        lines.add((line + between).stripTrailing());
        line.setLength(0);
        used = 0;
      }
      line.append(used == 0 ? "" : between).append(piece);
      used += (used == 0 ? 0 : between.length()) + wide;
    }
    return lines.add(line.toString()).build();
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
