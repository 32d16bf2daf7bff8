package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A map whose keys are texts, in the order of the file. */
record MapShape(TextShape key, Shape entry, Bounds bounds) implements Shape {
  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    if (!node.isObject()) {
      return at.expected("an object", node);
    }
    boolean complete = bounds.check(node.size(), at);
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      Reading here = at.at(member.getKey());
      Optional<Object> name = key.parse(member.getKey(), here);
      Optional<Object> value = entry.read(member.getValue(), here);
      if (name.isEmpty() || value.isEmpty()) {
        complete = false;
      } else if (entries.put(name.get(), value.get()) != null) {
        here.problem("another key of this object means the same");
        complete = false;
      }
    }
    return complete ? Optional.of(ImmutableMap.copyOf(entries)) : Optional.empty();
  }

  @Override
  public JsonNode write(Object value) {
    ObjectNode object = Schemas.object();
    ((Map<?, ?>) value).forEach((k, v) -> object.set(key.text(k), entry.write(v)));
    return object;
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    ObjectNode schema = Schemas.ofType("object");
    ObjectNode names = key.schema(schemas);
    boolean isNumber = names.path("type").asText().equals("integer"); // keys are texts
    if (!isNumber && !names.equals(Schemas.ofType("string"))) {
      schema.set("propertyNames", names);
    }
    schema.set("additionalProperties", entry.schema(schemas));
    bounds.describe(schema, "Properties");
    return schema;
  }

  @Override
  public boolean mayBeObject() {
    return true;
  }
}
