package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** A type that a {@link Leaf} reads and writes. */
record LeafShape<T>(Class<T> type, Leaf<T> leaf) implements TextShape {
  @Override
  public Optional<Object> parse(String text, Reading at) {
    try {
      return Optional.of(leaf.read(text));
    } catch (IllegalArgumentException e) {
      return at.problem(RecordShape.messageOf(e));
    }
  }

  @Override
  public String text(Object value) {
    return leaf.write(type.cast(value));
  }

  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    return leaf.isNumber() && node.isInt()
        ? parse(node.asText(), at)
        : TextShape.super.read(node, at);
  }

  @Override
  public JsonNode write(Object value) {
    return leaf.isNumber()
        ? IntNode.valueOf(Integer.parseInt(text(value)))
        : TextShape.super.write(value);
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return Schemas.describe(Schemas.ofType(leaf.isNumber() ? "integer" : "string"), type);
  }
}
