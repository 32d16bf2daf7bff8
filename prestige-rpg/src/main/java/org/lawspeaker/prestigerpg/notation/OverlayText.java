package org.lawspeaker.prestigerpg.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.lawspeaker.engine.kit.OverlaySchema;

/** The short forms of an overlay written out: a name alone for an encounter or an Item. */
final class OverlayText {
  private static final String CARD = "card";

  private OverlayText() {}

  /** The schema of overlays, with their short forms. */
  static JsonNode schema(JsonNode ofOverlay) {
    return OverlaySchema.ofOverlay(ofOverlay).orText("encounter", "sheet-overlay/items").schema();
  }

  static JsonNode writtenOut(JsonNode overlay) {
    JsonNode copy = overlay.deepCopy();
    if (copy instanceof ObjectNode object && object.path("encounter").isTextual()) {
      object.set("encounter", object.objectNode().set(CARD, object.get("encounter")));
    }
    for (JsonNode sheet : copy.path("sheets")) {
      if (sheet.path("items") instanceof ArrayNode items) {
        for (int i = 0; i < items.size(); i++) {
          if (items.get(i).isTextual()) {
            items.set(i, items.objectNode().set(CARD, items.get(i)));
          }
        }
      }
    }
    return copy;
  }
}
