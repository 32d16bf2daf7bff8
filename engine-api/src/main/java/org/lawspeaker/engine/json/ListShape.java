package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A list, or a set written as a list in which nothing comes twice. */
record ListShape(Shape entry, boolean isSet, Bounds bounds) implements Shape {
  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    if (!node.isArray()) {
      return at.expected("a list", node);
    }
    boolean complete = bounds.check(node.size(), at);
    ImmutableList.Builder<Object> entries = ImmutableList.builder();
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < node.size(); i++) {
      Reading here = at.at(i);
      Optional<Object> value = entry.read(node.get(i), here);
      if (value.isEmpty()) {
        complete = false;
      } else if (isSet && !seen.add(value.get())) {
        here.problem("this comes twice in the set");
        complete = false;
      } else {
        entries.add(value.get());
      }
    }
    if (!complete) {
      return Optional.empty();
    }
    ImmutableList<Object> list = entries.build();
    return Optional.of(isSet ? ImmutableSet.copyOf(list) : list);
  }

  @Override
  public JsonNode write(Object value) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (Object each : (Iterable<?>) value) {
      list.add(entry.write(each));
    }
    return list;
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    ObjectNode schema = Schemas.ofType("array");
    schema.set("items", entry.schema(schemas));
    bounds.describe(schema, "Items");
    if (isSet) {
      schema.put("uniqueItems", true);
    }
    return schema;
  }

  @Override
  public boolean mayBeObject() {
    return false;
  }
}
