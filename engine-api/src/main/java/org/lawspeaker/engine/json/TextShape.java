package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Optional;

/** A type whose values are texts; these may be the keys of maps. */
interface TextShape extends Shape {
  Optional<Object> parse(String text, Reading at);

  String text(Object value);

  @Override
  default Optional<Object> read(JsonNode node, Reading at) {
    if (node.isTextual()) {
      return parse(node.textValue(), at);
    }
    boolean quotable = node.isNumber() || node.isBoolean();
    return at.problem(
        "expected text, found " + Found.describe(node) + (quotable ? "; put it in quotes" : ""));
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
