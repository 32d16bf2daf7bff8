package org.lawspeaker.command.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.xml.XmlEscapers;
import java.util.Locale;

/**
 * A drawing as SVG text. Colours follow what the reader prefers, light or dark; the ground is
 * painted, so that a page of the other kind does no harm.
 */
final class Svg {
  /** About how wide a character is on average, in the font of 13 pixels. */
  private static final double CHARACTER = 7.0;

  static final int WIDTH = 760;
  static final int MARGIN = 16;

  /** Where the space for a title ends. */
  static final int TOP = 44;

  private static final String STYLE =
      """
      <style>
        svg { font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
        .ground { fill: #ffffff; } text { fill: #1f2328; }
        .title { font-size: 15px; font-weight: 600; } .faint { fill: #59636e; }
        .group { font-weight: 600; } .grid { stroke: #d1d9e0; } .rule { stroke: #59636e; stroke-dasharray: 4 3; }
        .span { stroke: #0969da; stroke-width: 2; } .dot, .bar, .more { fill: #0969da; } .less { fill: #bc4c00; }
        @media (prefers-color-scheme: dark) {
          .ground { fill: #0d1117; } text { fill: #f0f6fc; } .faint { fill: #9198a1; }
          .grid { stroke: #3d444d; } .rule { stroke: #9198a1; }
          .span { stroke: #4493f8; } .dot, .bar, .more { fill: #4493f8; } .less { fill: #db6d28; }
        }
      </style>
      """;

  private final StringBuilder body = new StringBuilder();

  /** How wide this text will be, about. */
  static double width(String text) {
    return CHARACTER * text.length();
  }

  void text(double x, double y, Anchor anchor, String style, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>",
        x, y, anchor.name().toLowerCase(Locale.ROOT), style, escaped(text));
  }

  void line(double x1, double y1, double x2, double y2, String style) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>",
        x1, y1, x2, y2, style);
  }

  void dot(double x, double y) {
    add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\" class=\"dot\"/>", x, y);
  }

  void bar(double x, double y, double width, double height, String style, double opacity) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"%s\""
            + " fill-opacity=\"%.2f\"/>",
        x, y, width, height, style, opacity);
  }

  private void add(String format, Object... values) {
    body.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  /** The whole drawing, with what it shows in words for who does not see it. */
  String drawn(int height, String title, ImmutableList<String> says) {
    String size =
        String.format(
            Locale.ROOT, "width=\"%d\" height=\"%d\" viewBox=\"0 0 %1$d %2$d\"", WIDTH, height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + size
        + " role=\"img\" aria-labelledby=\"title desc\">\n"
        + ("<title id=\"title\">" + escaped(title) + "</title>\n")
        + ("<desc id=\"desc\">" + escaped(String.join("; ", says)) + "</desc>\n")
        + STYLE
        + "<rect width=\"100%\" height=\"100%\" class=\"ground\"/>\n"
        + String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"28\" class=\"title\">%s</text>\n",
            MARGIN,
            escaped(title))
        + body
        + "</svg>\n";
  }

  private static String escaped(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }

  /** Which point of a text is where it stands. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }
}
