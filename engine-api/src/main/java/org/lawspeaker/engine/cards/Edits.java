package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Words;

/**
 * Takes entries out of a pack, changes them and puts new ones in. What is in a list stands for
 * whole entries; an object leads to one entry by its name, or to one member by its key.
 */
final class Edits {
  private static final String PROVENANCE = "provenance";

  private final Problems problems;

  Edits(Problems problems) {
    this.problems = problems;
  }

  void add(Part to, Part what) {
    if (to.isList() && what.isList()) {
      what.entries().forEach(entry -> append(to, entry));
    } else if (to.isList() && Called.byName(to) && what.isObject()) {
      what.members()
          .forEach((name, inner) -> changed(to, name, inner).ifPresent(at -> add(at, inner)));
    } else if (to.isObject() && what.isObject()) {
      what.members().forEach((key, inner) -> put(to, key, inner));
    } else {
      problem(what, "a list is expected of what is added");
    }
  }

  private void append(Part to, Part entry) {
    ImmutableSet<String> names = Called.names(entry);
    if (Called.byName(to) && !names.isEmpty() && !Called.find(to, names).isEmpty()) {
      problem(entry, quoted(names) + " is there already; it can be replaced");
    } else {
      to.entries().add(entry);
    }
  }

  private void put(Part to, String key, Part what) {
    Part member = to.members().get(key);
    if (member == null) {
      to.members().put(key, what);
    } else if (member.isList()) {
      add(member, what);
    } else {
      problem(what, Problem.quote(key) + " is there already; it can be replaced");
    }
  }

  void replace(Part in, Part what) {
    if (isOfObjects(in) && what.isList()) {
      what.entries().forEach(entry -> exchange(in, entry));
    } else if (isOfObjects(in) && what.isObject()) {
      what.members()
          .forEach((name, inner) -> changed(in, name, inner).ifPresent(at -> replace(at, inner)));
    } else if (in.isObject() && what.isObject()) {
      what.members().forEach((key, inner) -> set(in, key, inner));
    } else {
      problem(what, "an object is expected, of what is replaced by what");
    }
  }

  /** A list of cards is changed card by card; one of numbers, texts or effects as a whole. */
  private static boolean isOfObjects(Part list) {
    return Called.byName(list)
        && !list.entries().isEmpty()
        && list.entries().stream().allMatch(Part::isObject);
  }

  private void exchange(Part in, Part entry) {
    ImmutableSet<String> names = Called.names(entry);
    ImmutableList<Integer> found = Called.find(in, names);
    if (names.isEmpty()) {
      problem(entry, "a name is expected of the entry that this one replaces");
    } else if (found.isEmpty()) {
      missing(entry, names.iterator().next(), Called.all(in));
    } else if (found.size() > 1) {
      problem(entry, "takes the place of " + found.size() + " entries; remove all but one");
    } else {
      in.entries().set(found.get(0), entry);
    }
  }

  private void set(Part in, String key, Part what) {
    Part member = in.members().get(key);
    if (member == null) {
      missing(what, key, in.members().keySet());
    } else if (isOfObjects(member)) {
      replace(member, what);
    } else {
      in.members().put(key, what);
    }
  }

  void remove(Part from, Part what) {
    if (what.isList()) {
      what.entries().forEach(name -> takeOut(from, name));
    } else if (what.isObject() && Called.byName(from)) {
      what.members()
          .forEach((name, inner) -> changed(from, name, inner).ifPresent(at -> remove(at, inner)));
    } else if (what.isObject() && from.isObject()) {
      what.members()
          .forEach(
              (key, inner) -> {
                Part member = from.members().get(key);
                if (member == null) {
                  missing(inner, key, from.members().keySet());
                } else {
                  remove(member, inner);
                }
              });
    } else {
      problem(what, "a list is expected of the names of what is removed");
    }
  }

  private void takeOut(Part from, Part name) {
    if (!name.isText()) {
      problem(name, "a name is expected of what is removed");
    } else if (from.isObject()) {
      if (from.members().remove(name.text()) == null) {
        missing(name, name.text(), from.members().keySet());
      }
    } else if (!Called.byName(from)) {
      problem(name, "what is here has no names; the list can be replaced");
    } else {
      List<Integer> found = Called.find(from, ImmutableSet.of(name.text()));
      if (found.isEmpty()) {
        missing(name, name.text(), Called.all(from));
      } else {
        from.entries().remove(found.get(0).intValue());
      }
    }
  }

  /** The entry of this name, which is from here on no longer as its rulebook prints it. */
  private Optional<Part> changed(Part list, String name, Part what) {
    ImmutableList<Integer> found = Called.find(list, ImmutableSet.of(name));
    if (found.isEmpty()) {
      missing(what, name, Called.all(list));
      return Optional.empty();
    }
    Part entry = list.entries().get(found.get(0));
    if (entry.members().containsKey(PROVENANCE)) {
      String house = Provenance.HOUSE.name().toLowerCase(Locale.ROOT);
      entry.members().put(PROVENANCE, what.saying(TextNode.valueOf(house)));
    }
    return Optional.of(entry);
  }

  private void missing(Part what, String name, Iterable<String> there) {
    String nearest =
        Spelling.nearest(name, ImmutableSet.copyOf(there))
            .map(near -> "; did you mean " + Problem.quote(near) + "?")
            .orElse("");
    problem(what, "there is no " + Problem.quote(name) + " here" + nearest);
  }

  private void problem(Part what, String message) {
    problems.add(what.place(), message);
  }

  private static String quoted(ImmutableSet<String> names) {
    return Words.list(names.stream().map(Problem::quote).toList());
  }
}
