package org.lawspeaker.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.xml.XmlEscapers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a terminal shows, as SVG: every character stands in its column, in any font.
 *
 * @param lines with the escape sequences of colours
 */
record TerminalPicture(ImmutableList<String> lines) {
  private static final int COLUMNS = 80;
  private static final double COLUMN = 7.8;
  private static final int ROW = 17;
  private static final int MARGIN = 14;
  private static final Pattern STYLE = Pattern.compile("\u001b\\[([0-9;]*)m");
  private static final String LOOK =
      """
      <style>
        text { font: 13px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }
        .ground { fill: #0d1117; } text { fill: #d1d7e0; }
        .s1 { font-weight: 700; fill: #ffffff; } .s2 { fill: #8b949e; } .s31 { fill: #ff7b72; }
        .s32 { fill: #56d364; } .s33 { fill: #e3b341; } .s34 { fill: #79c0ff; } .s35 { fill: #d2a8ff; }
        .s36 { fill: #76e3ea; }
      </style>
      """;

  static TerminalPicture of(String written) {
    return new TerminalPicture(written.lines().collect(ImmutableList.toImmutableList()));
  }

  String svg(String title) {
    long width = Math.round(MARGIN * 2 + COLUMNS * COLUMN);
    int height = MARGIN * 2 + lines.size() * ROW;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0"
                + " %1$d %2$d\" role=\"img\" aria-labelledby=\"title\">\n",
            width,
            height));
    svg.append("<title id=\"title\">").append(escaped(title)).append("</title>\n").append(LOOK);
    svg.append("<rect width=\"100%\" height=\"100%\" rx=\"8\" class=\"ground\"/>\n");
    for (int i = 0; i < lines.size(); i++) {
      drawn(lines.get(i), MARGIN + (i + 1) * ROW - 4).forEach(svg::append);
    }
    return svg.append("</svg>\n").toString();
  }

  /** The pieces of a line that are written in one style each. */
  private static List<String> drawn(String line, int bottom) {
    List<String> drawn = new ArrayList<>();
    Matcher change = STYLE.matcher(line);
    List<String> styles = new ArrayList<>();
    int from = 0;
    int column = 0;
    while (change.find()) {
      column = add(drawn, line.substring(from, change.start()), styles, column, bottom);
      from = change.end();
      for (String style : change.group(1).split(";", -1)) {
        if (style.isEmpty() || style.equals("0")) {
          styles.clear();
        } else {
          styles.add("s" + style);
        }
      }
    }
    add(drawn, line.substring(from), styles, column, bottom);
    return drawn;
  }

  /** Draws a piece without the blanks around it; says in which column the next one begins. */
  private static int add(
      List<String> drawn, String piece, List<String> styles, int column, int bottom) {
    int length = piece.codePointCount(0, piece.length());
    String text = piece.strip();
    if (!text.isEmpty()) {
      int first = column + piece.indexOf(text);
      drawn.add(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"%d\" textLength=\"%.1f\"%s>%s</text>\n",
              MARGIN + first * COLUMN,
              bottom,
              text.codePointCount(0, text.length()) * COLUMN,
              styles.isEmpty() ? "" : " class=\"" + String.join(" ", styles) + "\"",
              escaped(text)));
    }
    return column + length;
  }

  private static String escaped(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }
}
