package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.table.Names;

/** Problems of a pack, with their places in the file. */
final class Places {
  private final Document document;
  private final List<Problem> problems = new ArrayList<>();

  Places(Document document) {
    this.document = document;
  }

  /** What the file says at this pointer, as it is written; missing if it says nothing. */
  JsonNode written(String pointer) {
    return document.root().at(pointer);
  }

  ImmutableList<Problem> problems() {
    return ImmutableList.copyOf(problems);
  }

  void add(String pointer, String message) {
    problems.add(new Problem(document.place(pointer), message));
  }

  /** A name must be writable in moves, and differ from the others there. */
  void name(String pointer, String name, Map<String, String> seen) {
    String slug = Names.slug(name);
    if (slug.isEmpty()) {
      add(pointer, "a name has letters or digits");
      return;
    }
    String other = seen.putIfAbsent(slug, name);
    if (other != null) {
      add(pointer, "\"" + name + "\" is written in moves like \"" + other + "\": " + slug);
    }
  }
}
