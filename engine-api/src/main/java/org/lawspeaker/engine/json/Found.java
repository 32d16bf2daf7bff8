package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;

/** Says what was found where something else was expected. */
final class Found {
  private static final int LONGEST = 40;

  private Found() {}

  static String describe(JsonNode node) {
    if (node.isTextual()) {
      return "the text " + quote(node.textValue());
    }
    if (node.isNumber()) {
      return "the number " + cut(node.asText());
    }
    if (node.isBoolean()) {
      return node.asText();
    }
    if (node.isArray()) {
      return "a list";
    }
    return node.isObject() ? "an object" : "nothing";
  }

  /** In quotes, cut short if long: the text may be hostile. */
  static String quote(String text) {
    return "\"" + cut(text) + "\"";
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
