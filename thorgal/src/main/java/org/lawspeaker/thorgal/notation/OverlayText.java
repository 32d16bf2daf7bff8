package org.lawspeaker.thorgal.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;

/**
 * The short forms of an overlay written out: a name alone for a card without marks, a number for
 * cards nobody has seen, one opposing companion for a list of one.
 */
final class OverlayText {
  private static final ImmutableList<String> PILES = ImmutableList.of("pool", "discard");

  private OverlayText() {}

  static JsonNode writtenOut(JsonNode overlay) {
    JsonNode copy = overlay.deepCopy();
    for (JsonNode side : copy.path("sides")) {
      cards(side.path("party"), "card");
      zones(side);
      zones(side.path("destiny"));
      zones(side.path("bane"));
    }
    cards(copy.path("lands"), "land");
    if (copy.path("journey") instanceof ObjectNode journey) {
      cards(journey.path("attached"), "card");
      JsonNode opposing = journey.path("opposing");
      if (opposing.isTextual() || opposing.isObject()) {
        journey.putArray("opposing").add(opposing);
      }
      cards(journey.path("opposing"), "card");
    }
    return copy;
  }

  private static void cards(JsonNode list, String key) {
    if (list instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        JsonNode entry = array.get(i);
        if (entry.isTextual()) {
          array.set(i, array.objectNode().set(key, entry));
        }
      }
    }
  }

  private static void zones(JsonNode node) {
    if (!(node instanceof ObjectNode zones)) {
      return;
    }
    for (String pile : PILES) {
      JsonNode number = zones.path(pile);
      if (number.isInt() && number.intValue() >= 0 && number.intValue() < 100) {
        ArrayNode texts = zones.putArray(pile);
        if (number.intValue() > 0) {
          texts.add(number.intValue() + " unseen");
        }
      }
    }
    if (zones.path("deck").isInt()) {
      zones.set("deck-size", zones.remove("deck"));
    }
  }
}
