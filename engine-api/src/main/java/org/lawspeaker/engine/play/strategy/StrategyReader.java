package org.lawspeaker.engine.play.strategy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;

/** Reads strategies, and lists every problem with its line and column, both counted from 1. */
final class StrategyReader<M extends Move, V> {
  /** More lines than any strategy for people has. */
  private static final int MOST_LINES = 500;

  private static final Pattern IF = Pattern.compile("(?:^|\\s)if(?:\\s|$)");
  private static final Pattern AND = Pattern.compile("(?:^|\\s)and(?:\\s|$)");
  private static final Pattern SIGN = Pattern.compile("[<>=]+");
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,6}");
  private static final Pattern NEVER = Pattern.compile("never(?:\\s+|$)");

  private final Tactics<M, V> tactics;
  private final List<Problem> problems = new ArrayList<>();

  StrategyReader(Tactics<M, V> tactics) {
    this.tactics = tactics;
  }

  Checked<Strategy<M, V>> read(String text) {
    List<String> rows = text.lines().limit(MOST_LINES + 1L).toList();
    if (rows.size() > MOST_LINES) {
      return Checked.bad("", "a strategy has at most " + MOST_LINES + " lines");
    }
    ImmutableList.Builder<Line<M, V>> lines = ImmutableList.builder();
    for (int row = 0; row < rows.size(); row++) {
      String all = rows.get(row);
      int comment = all.indexOf('#');
      Part said = new Part(row + 1, 0, comment < 0 ? all : all.substring(0, comment)).strip();
      @Nullable Line<M, V> line = said.text.isEmpty() ? null : line(said);
      if (line != null) {
        lines.add(line);
      }
    }
    ImmutableList<Line<M, V>> read = lines.build();
    if (read.isEmpty() && problems.isEmpty()) {
      return Checked.bad("", "a strategy of no lines");
    }
    return problems.isEmpty() ? Checked.ok(new Strategy<>(read)) : Checked.bad(problems);
  }

  /** A part of a line, and how many characters stand before it. */
  private record Part(int row, int before, String text) {
    Part strip() {
      String rest = text.stripLeading();
      return new Part(row, before + text.length() - rest.length(), rest.stripTrailing());
    }

    Part from(int begin) {
      return new Part(row, before + begin, text.substring(begin)).strip();
    }

    Part to(int end) {
      return new Part(row, before, text.substring(0, end)).strip();
    }

    Problem problem(String message) {
      return new Problem(row + ":" + (before + 1), message);
    }
  }

  private @Nullable Line<M, V> line(Part said) {
    Matcher never = NEVER.matcher(said.text);
    boolean forbids = never.lookingAt();
    Part rest = forbids ? said.from(never.end()) : said;
    Matcher condition = IF.matcher(rest.text);
    boolean isConditional = condition.find();
    Part words = isConditional ? rest.to(condition.start()) : rest;
    @Nullable Deed<M, V> deed = found(words, tactics.deed(words.text));
    ImmutableList<Condition<M, V>> when =
        isConditional ? conditions(rest.from(condition.end())) : ImmutableList.of();
    return deed == null ? null : new Line<>(forbids, deed, when);
  }

  private <T> @Nullable T found(Part words, Checked<T> found) {
    found.problems().forEach(each -> problems.add(words.problem(each.message())));
    return found.value().orElse(null);
  }

  private ImmutableList<Condition<M, V>> conditions(Part all) {
    ImmutableList.Builder<Condition<M, V>> conditions = ImmutableList.builder();
    Part rest = all;
    Matcher and = AND.matcher(rest.text);
    while (and.find()) {
      add(conditions, rest.to(and.start()));
      rest = rest.from(and.end());
      and = AND.matcher(rest.text);
    }
    add(conditions, rest);
    return conditions.build();
  }

  private void add(ImmutableList.Builder<Condition<M, V>> conditions, Part one) {
    Matcher signs = SIGN.matcher(one.text);
    if (!signs.find()) {
      problems.add(one.problem("a condition compares two numbers, such as: round < 5"));
      return;
    }
    Condition.@Nullable Sign sign = sign(signs.group());
    if (sign == null) {
      problems.add(one.from(signs.start()).problem("numbers are compared by < <= = >= >"));
    }
    @Nullable Measure<M, V> left = measure(one.to(signs.start()));
    @Nullable Measure<M, V> right = measure(one.from(signs.end()));
    if (sign != null && left != null && right != null) {
      conditions.add(new Condition<>(left, sign, right));
    }
  }

  private static Condition.@Nullable Sign sign(String text) {
    for (Condition.Sign sign : Condition.Sign.values()) {
      if (sign.text().equals(text)) {
        return sign;
      }
    }
    return null;
  }

  private @Nullable Measure<M, V> measure(Part words) {
    if (NUMBER.matcher(words.text).matches()) {
      int number = Integer.parseInt(words.text);
      return question -> number;
    }
    return found(words, tactics.measure(words.text));
  }
}
