package org.lawspeaker.gloomkilforth.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import org.lawspeaker.engine.cards.Places;

/**
 * What would ask for its own answer, or set itself off, without end. The file is looked at as it is
 * written: so no kind of card is left out.
 *
 * @param within what stands behind one of these keys
 * @param word must not say this
 * @param why what is wrong with it
 */
record CircleCheck(ImmutableSet<String> within, String word, String why) {
  /** An attribute is what all that is in force makes of it. */
  private static final CircleCheck ATTRIBUTE =
      new CircleCheck(
          ImmutableSet.of("lasting", "everywhere"),
          "attribute-at-least",
          "whether a change is in force cannot depend on an attribute, which depends on what is in"
              + " force");

  /** What makes cards blank takes their keywords away, too (GOK-TERM-11). */
  private static final CircleCheck KEYWORD =
      new CircleCheck(
          ImmutableSet.of(),
          "has-keyword",
          "what is immune to cards cannot ask for a keyword, which depends on what is blank");

  private static final CircleCheck TROPHY =
      new CircleCheck(
          ImmutableSet.of("trophies"), "copy-trophy", "a Trophy is not copied by a Trophy");

  static void check(Places places) {
    JsonNode pack = places.written("");
    ATTRIBUTE.look(pack, "", false, places);
    TROPHY.look(pack, "", false, places);
    immunities(pack, "", places);
  }

  private static void immunities(JsonNode node, String at, Places places) {
    if (node.path("gives").has("immune")) {
      KEYWORD.look(node.path("when"), at + "/when", true, places);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      immunities(node.get(i), at + "/" + i, places);
    }
    node.properties()
        .forEach(each -> immunities(each.getValue(), at + "/" + each.getKey(), places));
  }

  private void look(JsonNode node, String at, boolean inside, Places places) {
    if (inside && node.isTextual() && node.textValue().equals(word)) {
      places.add(at, why);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i, inside, places);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String pointer = at + "/" + field.getKey();
      if (inside && field.getKey().equals(word)) {
        places.add(pointer, why);
      } else {
        look(field.getValue(), pointer, inside || within.contains(field.getKey()), places);
      }
    }
  }
}
