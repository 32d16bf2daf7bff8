package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** A type that is written as another. */
record FormShape(Form<?> form, Shape written) implements Shape {
  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    Optional<Object> read = written.read(node, at);
    if (read.isEmpty()) {
      return read;
    }
    try {
      return Optional.of(form.read(read.get()));
    } catch (IllegalArgumentException e) {
      return at.problem(RecordShape.messageOf(e));
    }
  }

  @Override
  public JsonNode write(Object value) {
    return written.write(form.write(value));
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return written.schema(schemas);
  }

  @Override
  public boolean mayBeObject() {
    return written.mayBeObject();
  }
}
