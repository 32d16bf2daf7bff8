package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.OptionalInt;
import org.lawspeaker.engine.kit.Words;

/**
 * What is said below the table. On a screen a longer reply is shown a screenful at a time, and a
 * question that has left the screen is asked again. Elsewhere all is printed as it comes, and so it
 * is where nobody knows how high the screen is.
 */
final class Screen {
  private final Page page;
  private final StringWriter draft = new StringWriter();
  private final Page replies;

  /** How many lines there are from the question on. */
  private int below;

  Screen(Page page) {
    this.page = page;
    this.replies =
        page.isScreen() ? new Page(new PrintWriter(draft), page.ansi(), page.width(), true) : page;
  }

  /** Where replies are written. */
  Page replies() {
    return replies;
  }

  /** A question of so many lines, its choices counted, has just been printed. */
  void asked(int lines) {
    below = lines;
  }

  /** A line was typed. */
  void typed() {
    below++;
  }

  /**
   * Prints what was replied, and the question again if it is out of sight.
   *
   * @return what was typed where more was to come, other than to go on
   */
  Optional<String> reply(ImmutableList<String> question, Prompt prompt) {
    replies.out().flush();
    ImmutableList<String> lines = draft.toString().lines().collect(ImmutableList.toImmutableList());
    draft.getBuffer().setLength(0);
    OptionalInt height = prompt.height();
    if (height.isEmpty()) {
      lines.forEach(page::line);
      return Optional.empty();
    }
    below += lines.size();
    Optional<String> typed = screenfuls(lines, Math.max(2, height.getAsInt() - 1), prompt);
    if (typed.isEmpty() && below >= height.getAsInt()) {
      question.forEach(line -> page.line(page.faint(line)));
      below = question.size();
    }
    return typed;
  }

  /** Shows so many lines at a time, until something else is typed than to go on. */
  private Optional<String> screenfuls(ImmutableList<String> lines, int most, Prompt prompt) {
    int from = 0;
    while (lines.size() - from > most) {
      lines.subList(from, from + most).forEach(page::line);
      from += most;
      page.out().flush();
      String more = "-- " + Words.more(lines.size() - from, "line") + "; Enter: go on -- ";
      Optional<String> typed = prompt.ask(more, ImmutableList.of()).map(String::trim);
      if (typed.isEmpty() || !typed.get().isEmpty()) {
        return typed;
      }
    }
    lines.subList(from, lines.size()).forEach(page::line);
    return Optional.empty();
  }
}
