package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** How the values of one type are written: read, write and schema kept side by side. */
interface Shape {
  /** The value, or nothing after every problem has been noted. */
  Optional<Object> read(JsonNode node, Reading at);

  /** What {@link #read} makes an equal value of. */
  JsonNode write(Object value);

  ObjectNode schema(Schemas schemas);

  /** Whether some value may be written as a JSON object. */
  boolean mayBeObject();
}
