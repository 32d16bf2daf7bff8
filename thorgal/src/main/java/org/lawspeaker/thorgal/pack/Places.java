package org.lawspeaker.thorgal.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Words;

/** Problems of a pack, with their places in the file. */
final class Places {
  private final Document document;
  private final List<Problem> problems = new ArrayList<>();

  Places(Document document) {
    this.document = document;
  }

  JsonNode root() {
    return document.root();
  }

  ImmutableList<Problem> problems() {
    return ImmutableList.copyOf(problems);
  }

  void add(String pointer, String message) {
    problems.add(new Problem(document.place(pointer), message));
  }

  /** A name must be writable in moves, and differ from the others there; whether it does. */
  @CanIgnoreReturnValue
  boolean name(String pointer, String name, Map<String, String> seen) {
    String slug = Words.slug(name);
    if (slug.isEmpty()) {
      add(pointer, "a name has letters or digits");
      return false;
    }
    return written(pointer, name, slug, seen);
  }

  /** What a name is written as must differ from what the others are; whether it does. */
  @CanIgnoreReturnValue
  boolean written(String pointer, String name, String slug, Map<String, String> seen) {
    String other = seen.putIfAbsent(slug, name);
    if (other != null) {
      add(pointer, "\"" + name + "\" is written in moves like \"" + other + "\": " + slug);
    }
    return other == null;
  }
}
