package org.lawspeaker.gloomkilforth.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;

/** What one ability, Event or Trap sets in motion at once is small (GOK-Q-118). */
final class WorkCheck {
  private static final Citation BOUNDED = Citation.of("GOK-Q-118");
  private static final ImmutableSet<String> LISTS =
      ImmutableSet.of("effects", "event", "trap", "night");

  /** So many effects and conditions may stand in one list, those inside them counted too. */
  private static final int MOST = 20;

  private WorkCheck() {}

  static void check(Places places) {
    for (Map.Entry<String, JsonNode> each : places.written("").properties()) {
      for (int i = 0; i < each.getValue().size() && each.getValue().isArray(); i++) {
        look(each.getValue().get(i), "/" + each.getKey() + "/" + i, places);
      }
    }
  }

  private static void look(JsonNode node, String at, Places places) {
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i, places);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String pointer = at + "/" + field.getKey();
      if (LISTS.contains(field.getKey()) && field.getValue().isArray()) {
        bounded(entries(field.getValue()), pointer, places);
      } else {
        look(field.getValue(), pointer, places);
      }
    }
  }

  private static void bounded(int found, String at, Places places) {
    if (found > MOST) {
      String most = "at most " + MOST + " effects and conditions, those inside others counted too";
      places.add(at, most + "; found " + found + " (" + BOUNDED + ")");
    }
  }

  private static int entries(JsonNode node) {
    int all = node.isArray() ? node.size() : 0;
    for (JsonNode each : node) {
      all += entries(each);
    }
    return all;
  }
}
