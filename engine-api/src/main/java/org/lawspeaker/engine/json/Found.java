package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Problem;

/** Says what was found where something else was expected. */
final class Found {
  private Found() {}

  static String describe(JsonNode node) {
    if (node.isTextual()) {
      return "the text " + Problem.quote(node.textValue());
    }
    if (node.isNumber()) {
      return "the number " + Problem.cut(node.asText(), Problem.LONGEST_QUOTE);
    }
    if (node.isBoolean()) {
      return node.asText();
    }
    if (node.isArray()) {
      return "a list";
    }
    return node.isObject() ? "an object" : "nothing";
  }
}
