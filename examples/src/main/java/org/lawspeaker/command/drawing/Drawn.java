package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.stream.Stream;

/**
 * A table in lines, by whom they belong to, so that what has changed can be shown with its owner.
 *
 * @param sections those that belong to nobody first
 */
public record Drawn(ImmutableList<Section> sections) {
  /** Up to this share of a table, what has changed is shown alone. */
  private static final int FEW = 3;

  /** Up to so many lines are shown as a whole always. */
  private static final int SMALL = 10;

  /**
   * What belongs together.
   *
   * @param head whom or what it belongs to; empty for what stands for itself
   * @param parts each in one or more lines
   */
  public record Section(ImmutableList<String> head, ImmutableList<String> parts) {
    Stream<String> all() {
      return Stream.concat(head.stream(), parts.stream());
    }

    /** The parts that were not there, below the head. */
    Stream<String> except(ImmutableSet<String> before) {
      ImmutableList<String> changed =
          parts.stream()
              .filter(part -> !before.contains(part))
              .collect(ImmutableList.toImmutableList());
      boolean isOld = changed.isEmpty() && before.containsAll(head);
      return isOld ? Stream.empty() : Stream.concat(head.stream(), changed.stream());
    }
  }

  /** A drawing of which nothing is known but its text. */
  public static Drawn of(String text) {
    return new Drawn(ImmutableList.of(new Section(ImmutableList.of(), ImmutableList.of(text))));
  }

  /** All of it. */
  public String whole() {
    return String.join("\n", all());
  }

  /** Its lines. */
  public ImmutableList<String> lines() {
    return whole().lines().collect(ImmutableList.toImmutableList());
  }

  /**
   * What has changed, each change with its owner; all of it, if it is small, if much has changed or
   * if nothing has.
   */
  public String since(Drawn before) {
    String news = String.join("\n", changed(before));
    long total = whole().lines().count();
    boolean isLittle = !news.isEmpty() && news.lines().count() * FEW <= total;
    return isLittle && total > SMALL ? news : whole();
  }

  /**
   * What has changed in no more than so many lines, below what the table is called: parts for which
   * there is no room are left out, and the last line says how many lines they have.
   */
  public ImmutableList<String> changed(Drawn before, int most) {
    ImmutableList.Builder<String> told = ImmutableList.builder();
    int room = most - 1;
    int left = 0;
    ImmutableList<String> title = sections.get(0).head();
    ImmutableList<String> changed = changed(before);
    boolean isTitled =
        changed.size() >= title.size() && changed.subList(0, title.size()).equals(title);
    for (String part : isTitled ? changed : Iterables.concat(title, changed)) {
      int lines = (int) part.lines().count();
      if (lines <= room) {
        part.lines().forEach(told::add);
        room -= lines;
      } else {
        left += lines;
      }
    }
    return left == 0
        ? told.build()
        : told.add("  … " + left + (left == 1 ? " more line" : " more lines")).build();
  }

  /** The parts that have changed, each with its owner; none, if nothing has. */
  private ImmutableList<String> changed(Drawn before) {
    ImmutableList.Builder<String> changed = ImmutableList.builder();
    for (int i = 0; i < sections.size(); i++) {
      ImmutableSet<String> old =
          i < before.sections.size()
              ? before.sections.get(i).all().collect(ImmutableSet.toImmutableSet())
              : ImmutableSet.of();
      sections.get(i).except(old).forEach(changed::add);
    }
    return changed.build();
  }

  private ImmutableList<String> all() {
    return sections.stream().flatMap(Section::all).collect(ImmutableList.toImmutableList());
  }
}
