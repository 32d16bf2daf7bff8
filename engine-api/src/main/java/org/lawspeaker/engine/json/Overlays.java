package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * Lays a tree over another of the same shape: records and maps are joined member by member, all
 * else replaces what was there.
 */
final class Overlays {
  private Overlays() {}

  static JsonNode lay(Shape shape, JsonNode base, JsonNode overlay) {
    if (!base.isObject() || !overlay.isObject()) {
      return overlay;
    }
    if (shape instanceof RecordShape fields) {
      return fields.overlaid(base, overlay);
    }
    if (shape instanceof FormShape form) {
      return lay(form.written(), base, overlay);
    }
    if (shape instanceof MapShape map) {
      ObjectNode laid = base.deepCopy();
      for (Map.Entry<String, JsonNode> entry : overlay.properties()) {
        JsonNode below = base.get(entry.getKey());
        laid.set(
            entry.getKey(),
            below == null ? entry.getValue() : lay(map.entry(), below, entry.getValue()));
      }
      return laid;
    }
    return overlay;
  }
}
