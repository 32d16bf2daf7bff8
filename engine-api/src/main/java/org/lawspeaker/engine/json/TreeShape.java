package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** Any JSON, kept as it is; copied, since trees can be changed. */
record TreeShape() implements Shape {
  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    return at.reachesTooDeep(node) ? at.problem(Limits.TOO_DEEP) : Optional.of(node.deepCopy());
  }

  @Override
  public JsonNode write(Object value) {
    return ((JsonNode) value).deepCopy();
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return Schemas.object();
  }

  @Override
  public boolean mayBeObject() {
    return true;
  }
}
