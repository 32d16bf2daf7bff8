package org.lawspeaker.hofordeals.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.Places;

/**
 * Looks through the texts of the cards, as they are written, for what would be cited but is in no
 * rulebook, and for verbs that would do nothing on the card where they stand.
 */
final class Texts {
  private static final ImmutableList<String> NO_EQUIPMENT =
      ImmutableList.of(
          "/starting",
          "/flourish",
          "/skills",
          "/curses",
          "/minions",
          "/pain",
          "/royalties",
          "/town",
          "/bosses",
          "/encounters");

  private final Rulebook rulebook;
  private final Places places;

  private Texts(Rulebook rulebook, Places places) {
    this.rulebook = rulebook;
    this.places = places;
  }

  static void check(Rulebook rulebook, Places places) {
    Texts texts = new Texts(rulebook, places);
    texts.clauses(places.written(""), "");
    for (String list : NO_EQUIPMENT) {
      texts.equipping(places.written(list), list);
    }
  }

  private void clauses(JsonNode node, String at) {
    JsonNode clause = node.path("clause");
    if (clause.isTextual() && !rulebook.has(Citation.of(clause.textValue()))) {
      places.add(at + "/clause", "the rulebook has no clause \"" + clause.textValue() + "\"");
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      clauses(node.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      clauses(field.getValue(), at + "/" + field.getKey());
    }
  }

  /** Only Equipment is equipped, gathers Power or leaves a Player Board (HOF-CARD-18). */
  private void equipping(JsonNode node, String at) {
    boolean isOfEquipment =
        node.path("to").asText().equals("this-equipment")
            || node.asText().equals("equip-this")
            || node.has("equip-this")
            || node.path("lose-gear").path("self").asBoolean();
    if (isOfEquipment) {
      places.add(at, "this is for Equipment alone (HOF-CARD-18)");
      return;
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      equipping(node.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      equipping(field.getValue(), at + "/" + field.getKey());
    }
  }
}
