package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;

/**
 * How a law is broken in one situation.
 *
 * @param says what is wrong, in a sentence
 * @param expected what the law asks for
 * @param found what the game does
 */
public record Finding(String says, String expected, String found) {
  static Optional<Finding> of(String says, Object expected, Object found) {
    return Optional.of(new Finding(says, String.valueOf(expected), String.valueOf(found)));
  }

  /** A finding if the two are not equal. */
  static Optional<Finding> unlessEqual(String says, Object expected, Object found) {
    return expected.equals(found) ? Optional.empty() : of(says, expected, found);
  }

  /** As {@link #unlessEqual}, of something that is put into words only if there is a finding. */
  static Optional<Finding> unlessEqual(String says, Object about, Object expected, Object found) {
    return expected.equals(found) ? Optional.empty() : of(says + ": " + about, expected, found);
  }

  /** A finding that points at the first place where two trees differ. */
  static Optional<Finding> differing(String says, JsonNode expected, JsonNode found) {
    return SameTree.inOrder(expected, found)
        ? Optional.empty()
        : differing(says, "", expected, found);
  }

  private static Optional<Finding> differing(
      String says, String pointer, JsonNode expected, JsonNode found) {
    if (expected.isObject() && found.isObject()) {
      ImmutableSortedSet<String> names =
          ImmutableSortedSet.<String>naturalOrder()
              .addAll(expected.fieldNames())
              .addAll(found.fieldNames())
              .build();
      return firstOf(says, pointer, names.asList(), expected, found);
    }
    if (expected.isArray() && found.isArray() && expected.size() == found.size()) {
      ImmutableList.Builder<String> indexes = ImmutableList.builder();
      for (int i = 0; i < expected.size(); i++) {
        indexes.add(Integer.toString(i));
      }
      return firstOf(says, pointer, indexes.build(), expected, found);
    }
    String where = pointer.isEmpty() ? "" : pointer + ": ";
    return expected.toString().equals(found.toString())
        ? Optional.empty()
        : of(says, where + expected, where + found);
  }

  private static Optional<Finding> firstOf(
      String says, String pointer, ImmutableList<String> names, JsonNode expected, JsonNode found) {
    for (String name : names) {
      Optional<Finding> finding =
          differing(says, pointer + "/" + name, part(expected, name), part(found, name));
      if (finding.isPresent()) {
        return finding;
      }
    }
    return Optional.empty();
  }

  private static JsonNode part(JsonNode tree, String name) {
    return tree.isArray() ? tree.path(Integer.parseInt(name)) : tree.path(name);
  }
}
