package org.lawspeaker.engine.cards;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.lawspeaker.engine.kit.Words;

/**
 * How the entries of a list are called: a text by itself, an object by its {@code name}, and one
 * that has none by the names of its sides, as a monster card or a weapon with its upgrade is.
 */
final class Called {
  private static final String NAME = "name";

  private Called() {}

  /** The names of an entry; none if nothing can be said of it by name. */
  static ImmutableSet<String> names(Part entry) {
    if (entry.isText()) {
      return ImmutableSet.of(entry.text());
    }
    ImmutableSet<String> own = ownName(entry);
    return own.isEmpty()
        ? entry.members().values().stream()
            .flatMap(member -> Stream.concat(Stream.of(member), member.entries().stream()))
            .flatMap(side -> ownName(side).stream())
            .collect(ImmutableSet.toImmutableSet())
        : own;
  }

  private static ImmutableSet<String> ownName(Part object) {
    Part name = object.members().get(NAME);
    return name != null && name.isText() ? ImmutableSet.of(name.text()) : ImmutableSet.of();
  }

  /** Whether every entry of a list can be told from the others by name. */
  static boolean byName(Part list) {
    Set<String> seen = new HashSet<>();
    for (Part entry : list.entries()) {
      ImmutableSet<String> names = names(entry);
      if (names.isEmpty() || !names.stream().map(Words::slug).allMatch(seen::add)) {
        return false;
      }
    }
    return list.isList();
  }

  /** The indexes of the entries that have one of these names, or one that is written alike. */
  static ImmutableList<Integer> find(Part list, ImmutableSet<String> names) {
    ImmutableSet<String> slugs =
        names.stream().map(Words::slug).collect(ImmutableSet.toImmutableSet());
    ImmutableList.Builder<Integer> found = ImmutableList.builder();
    List<Part> entries = list.entries();
    for (int i = 0; i < entries.size(); i++) {
      if (names(entries.get(i)).stream().map(Words::slug).anyMatch(slugs::contains)) {
        found.add(i);
      }
    }
    return found.build();
  }

  /** Every name in a list. */
  static ImmutableSet<String> all(Part list) {
    return list.entries().stream()
        .flatMap(entry -> names(entry).stream())
        .collect(ImmutableSet.toImmutableSet());
  }
}
