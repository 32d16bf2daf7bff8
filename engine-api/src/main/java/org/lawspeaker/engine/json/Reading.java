package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where a reader is in a document, and where its problems go. */
final class Reading {
  private final Document document;
  private final Problems problems;
  private final @Nullable Reading parent;
  private final String key;
  private final int depth;

  private Reading(
      Document document, Problems problems, @Nullable Reading parent, String key, int depth) {
    this.document = document;
    this.problems = problems;
    this.parent = parent;
    this.key = key;
    this.depth = depth;
  }

  static Reading root(Document document, Problems problems) {
    return new Reading(document, problems, null, "", 0);
  }

  Reading at(String child) {
    return new Reading(document, problems, this, child, depth + 1);
  }

  Reading at(int index) {
    return at(Integer.toString(index));
  }

  /** Whether this is deeper than any document; a tree made in memory may be. */
  boolean isTooDeep() {
    return depth > Limits.DEEPEST;
  }

  /** Notes a problem here; there is no value then. */
  <T> Optional<T> problem(String message) {
    return problem(() -> message);
  }

  /** Notes a problem here; what is said of it is made only if it is listed. */
  <T> Optional<T> problem(Supplier<String> message) {
    problems.add(() -> document.place(pointer()), message);
    return Optional.empty();
  }

  /** Whether a tree that is found here would reach deeper than any document. */
  boolean reachesTooDeep(JsonNode tree) {
    return Limits.isDeeper(tree, Limits.DEEPEST - depth);
  }

  <T> Optional<T> expected(String what, JsonNode found) {
    return problem("expected " + what + ", found " + Found.describe(found));
  }

  private String pointer() {
    Deque<String> keys = new ArrayDeque<>();
    for (Reading here = this; here.parent != null; here = here.parent) {
      keys.push(here.key);
    }
    StringBuilder pointer = new StringBuilder();
    keys.forEach(step -> pointer.append('/').append(Pointers.escape(step)));
    return pointer.toString();
  }
}
