package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Problem;

/** A type whose values are texts; these may be the keys of maps. */
interface TextShape extends Shape {
  Optional<Object> parse(String text, Reading at);

  String text(Object value);

  @Override
  default Optional<Object> read(JsonNode node, Reading at) {
    if (node.isTextual()) {
      return parse(node.textValue(), at);
    }
    return at.problem("expected text, found " + Found.describe(node) + hint(node));
  }

  /** A text with a colon and a space, such as a move, is an object of one key to YAML. */
  private static String hint(JsonNode node) {
    if (node.isNumber() || node.isBoolean()) {
      return "; put it in quotes";
    }
    if (node.size() != 1 || !node.isObject() || node.iterator().next().isContainerNode()) {
      return "";
    }
    Map.Entry<String, JsonNode> only = node.properties().iterator().next();
    return "; put it in quotes: " + Problem.quote(only.getKey() + ": " + only.getValue().asText());
  }

  @Override
  default JsonNode write(Object value) {
    return TextNode.valueOf(text(value));
  }

  @Override
  default boolean mayBeObject() {
    return false;
  }
}
