package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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

  /** The lines of what has changed, each change with its owner; none, if nothing has. */
  public ImmutableList<String> changed(Drawn before) {
    ImmutableList.Builder<String> changed = ImmutableList.builder();
    for (int i = 0; i < sections.size(); i++) {
      ImmutableSet<String> old =
          i < before.sections.size()
              ? before.sections.get(i).all().collect(ImmutableSet.toImmutableSet())
              : ImmutableSet.of();
      sections.get(i).except(old).forEach(part -> part.lines().forEach(changed::add));
    }
    return changed.build();
  }

  private ImmutableList<String> all() {
    return sections.stream().flatMap(Section::all).collect(ImmutableList.toImmutableList());
  }
}
