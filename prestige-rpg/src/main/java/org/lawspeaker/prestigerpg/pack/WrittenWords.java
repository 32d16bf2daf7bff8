package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import java.util.Map;

/** The keys and texts in a part of a file: whether a card speaks of something at all. */
public final class WrittenWords {
  private final ImmutableSet.Builder<String> found = ImmutableSet.builder();

  private WrittenWords() {}

  /** All of them, in the order in which they are written. */
  public static ImmutableSet<String> of(JsonNode node) {
    WrittenWords words = new WrittenWords();
    words.look(node);
    return words.found.build();
  }

  private void look(JsonNode node) {
    if (node.isTextual()) {
      found.add(node.textValue());
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i));
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      found.add(field.getKey());
      look(field.getValue());
    }
  }
}
