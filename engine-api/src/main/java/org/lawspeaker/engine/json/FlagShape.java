package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** {@code true} or {@code false}. */
record FlagShape() implements Shape {
  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    return node.isBoolean() ? Optional.of(node.booleanValue()) : at.expected("true or false", node);
  }

  @Override
  public JsonNode write(Object value) {
    return BooleanNode.valueOf((Boolean) value);
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return Schemas.ofType("boolean");
  }

  @Override
  public boolean mayBeObject() {
    return false;
  }
}
