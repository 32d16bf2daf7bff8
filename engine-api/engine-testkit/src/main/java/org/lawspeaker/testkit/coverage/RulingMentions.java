package org.lawspeaker.testkit.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BiConsumer;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Document;

/** Finds the ids that a ruling file lists as {@code clauses} or {@code shows}, at any depth. */
final class RulingMentions {
  private final String prefix;
  private final Document document;
  private final BiConsumer<Citation, String> found;

  private RulingMentions(String prefix, Document document, BiConsumer<Citation, String> found) {
    this.prefix = prefix;
    this.document = document;
    this.found = found;
  }

  /**
   * Passes on every id with its place.
   *
   * @throws BadInputException if the file cannot be read
   */
  static void find(String prefix, Path file, String text, BiConsumer<Citation, String> found) {
    Document document = Document.yaml(Mentions.shortName(file), text).orThrow();
    new RulingMentions(prefix, document, found).walk(document.root(), "");
  }

  private void walk(JsonNode node, String pointer) {
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      String inside = pointer + "/" + member.getKey();
      if (member.getKey().equals("clauses") || member.getKey().equals("shows")) {
        collect(member.getValue(), inside);
      } else {
        walk(member.getValue(), inside);
      }
    }
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(node.get(i), pointer + "/" + i);
      }
    }
  }

  private void collect(JsonNode ids, String pointer) {
    if (ids.isTextual() && ids.textValue().startsWith(prefix + "-")) {
      found.accept(Citation.of(ids.textValue()), document.place(pointer));
    }
    for (int i = 0; i < ids.size(); i++) {
      collect(ids.path(i), pointer + "/" + i);
    }
  }
}
