package org.lawspeaker.thorgal.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.lawspeaker.engine.json.Found;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.OverlaySchema;

/**
 * The short forms of an overlay written out: a name alone for a card without marks, a number for
 * cards nobody has seen, one opposing companion for a list of one.
 */
final class OverlayText {
  private static final String DECK = "deck";
  private static final ImmutableList<String> ZONES = ImmutableList.of("pool", "discard", DECK);
  private static final int MOST = 99;
  private static final String SIZE_OR_LIST =
      "expected a number from 0 to " + MOST + " or a list of cards";

  private OverlayText() {}

  /** The schema of overlays, with their short forms. */
  static JsonNode schema(JsonNode ofOverlay) {
    OverlaySchema schema =
        OverlaySchema.ofOverlay(ofOverlay)
            .orText("side-overlay/party", "lands", "journey-overlay/attached")
            .orText("journey-overlay/opposing")
            .orEntry("journey-overlay/opposing");
    for (String zone : ZONES) {
      schema.orSize(MOST, "side-overlay/" + zone, "store-overlay/" + zone);
    }
    return schema.schema();
  }

  /** The long form; a short form that says nothing is left out of it, and told. */
  static JsonNode writtenOut(JsonNode overlay, Problems problems) {
    JsonNode copy = overlay.deepCopy();
    for (Map.Entry<String, JsonNode> each : copy.path("sides").properties()) {
      JsonNode side = each.getValue();
      String place = "/sides/" + each.getKey();
      cards(side.path("party"), "card");
      zones(place, side, problems);
      zones(place + "/destiny", side.path("destiny"), problems);
      zones(place + "/bane", side.path("bane"), problems);
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

  private static void zones(String place, JsonNode node, Problems problems) {
    if (!(node instanceof ObjectNode zones)) {
      return;
    }
    for (String zone : ZONES) {
      JsonNode written = zones.path(zone);
      if (written.isMissingNode() || written.isArray()) {
        continue;
      }
      zones.remove(zone);
      if (!isSize(written)) {
        problems.add(place + "/" + zone, SIZE_OR_LIST + ", found " + Found.describe(written));
      } else if (zone.equals(DECK)) {
        zones.set("deck-size", written);
      } else if (written.intValue() == 0) {
        zones.putArray(zone);
      } else {
        zones.putArray(zone).add(written.intValue() + " unseen");
      }
    }
  }

  private static boolean isSize(JsonNode written) {
    return written.isInt() && written.intValue() >= 0 && written.intValue() <= MOST;
  }
}
