package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/** The constants of an enum, by the names that files use. */
record EnumShape(Class<?> type, ImmutableMap<String, Enum<?>> constants) implements TextShape {
  static EnumShape of(Class<?> type) {
    ImmutableMap.Builder<String, Enum<?>> constants = ImmutableMap.builder();
    for (Object each : type.getEnumConstants()) {
      Enum<?> constant = (Enum<?>) each;
      constants.put(Names.ofConstant(constant), constant);
    }
    return new EnumShape(type, constants.buildOrThrow());
  }

  @Override
  public Optional<Object> parse(String text, Reading at) {
    Enum<?> constant = constants.get(text);
    return constant == null
        ? at.problem(Spelling.unknown(Names.ofType(type), text, constants.keySet()))
        : Optional.of(constant);
  }

  @Override
  public String text(Object value) {
    return Names.ofConstant((Enum<?>) value);
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return schemas.define(type, type, this::definition);
  }

  private ObjectNode definition() {
    ObjectNode schema = Schemas.object();
    ArrayNode names = schema.putArray("enum");
    constants.keySet().forEach(names::add);
    return schema;
  }
}
