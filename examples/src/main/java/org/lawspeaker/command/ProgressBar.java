package org.lawspeaker.command;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Shows on one line how far a count has come and how long the rest will take. */
final class ProgressBar {
  private static final int WIDTH = 30;
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private final PrintWriter out;
  private final boolean isShown;
  private final int total;
  private final LongSupplier nanos;
  private final long start;
  private long shown;

  private ProgressBar(PrintWriter out, boolean isShown, int total, LongSupplier nanos) {
    this.out = out;
    this.isShown = isShown;
    this.total = total;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
    this.shown = start;
  }

  /**
   * An empty bar, not yet shown; it never is where nobody sits.
   *
   * @param total what the count will come to, at least 1
   * @param nanos a clock
   */
  static ProgressBar on(Console console, int total, LongSupplier nanos) {
    return new ProgressBar(console.err(), console.isTerminal(), total, nanos);
  }

  /** Shows a count, unless another was shown just now. */
  void show(int count) {
    if (!isShown) {
      return;
    }
    long now = nanos.getAsLong();
    if (count < total && now - shown < PAUSE) {
      return;
    }
    shown = now;
    out.print("\r" + line(count, now - start));
    out.flush();
  }

  /** Wipes the line. */
  void clear() {
    if (isShown) {
      out.print("\r" + " ".repeat(WIDTH + 50) + "\r");
      out.flush();
    }
  }

  private String line(int count, long elapsed) {
    int filled = (int) ((long) WIDTH * count / total);
    long left = count == 0 ? 0 : elapsed / count * (total - count);
    return String.format(
        Locale.ROOT,
        "[%s%s] %d of %d games, %s left",
        "#".repeat(filled),
        ".".repeat(WIDTH - filled),
        count,
        total,
        time(TimeUnit.NANOSECONDS.toSeconds(left)));
  }

  private static String time(long seconds) {
    return seconds < 60
        ? seconds + " s"
        : String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60);
  }
}
