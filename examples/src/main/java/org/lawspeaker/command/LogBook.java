package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.command.drawing.Lines;

/** What was told of a match, oldest first. */
final class LogBook {
  /** How far the lines of one paragraph are set in, from the second on. */
  private static final String MARGIN = "    ";

  private final Page page;
  private final boolean isLive;
  private final List<String> told = new ArrayList<>();

  /**
   * A book in which nothing stands.
   *
   * @param isLive whether all that is told is printed at once, too
   */
  LogBook(Page page, boolean isLive) {
    this.page = page;
    this.isLive = isLive;
  }

  Page page() {
    return page;
  }

  /** Whether all that is told is printed at once, too. */
  boolean isLive() {
    return isLive;
  }

  /** Tells this. */
  void tell(String text) {
    told.add(text);
    if (isLive) {
      wrapped(text, page.width()).forEach(page::line);
    }
  }

  /** How much was told. */
  int size() {
    return told.size();
  }

  /** The last lines of what was told since then, so wide and no more than so many. */
  ImmutableList<String> since(int from, int width, int most) {
    ImmutableList<String> lines =
        told.subList(Math.min(from, told.size()), told.size()).stream()
            .flatMap(text -> wrapped(text, width).stream())
            .collect(ImmutableList.toImmutableList());
    if (lines.size() <= most) {
      return lines;
    }
    ImmutableList<String> last = lines.subList(lines.size() - most, lines.size());
    // A paragraph that begins before these lines is marked as cut.
    return last.get(0).startsWith(MARGIN)
        ? ImmutableList.<String>builder()
            .add("…" + last.get(0).substring(1))
            .addAll(last.subList(1, most))
            .build()
        : last;
  }

  private static ImmutableList<String> wrapped(String text, int width) {
    int from = text.length() - text.stripLeading().length();
    String margin = " ".repeat(from);
    ImmutableList<String> rows = Lines.wrapped(text, width - from - MARGIN.length());
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int i = 0; i < rows.size(); i++) {
      lines.add(margin + (i == 0 ? "" : MARGIN) + rows.get(i));
    }
    return lines.build();
  }
}
