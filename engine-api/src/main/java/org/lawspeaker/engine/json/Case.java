package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One of the types that a sealed interface permits, as {@code key: body}.
 *
 * <p>The body of a record with exactly one component may be short: the component's value itself. An
 * object is the short form only if it has entries, but none with the component's key. A value that
 * is not written as an object is always written short, one that is never is; so either form can be
 * told from the other.
 */
record Case(String key, Class<?> type, Shape shape) {
  Optional<Object> read(JsonNode body, Reading at) {
    Optional<Component> only = onlyComponent();
    return only.isPresent() && isShort(body, only.get())
        ? shape.read(Schemas.object().set(only.get().key(), body), at)
        : shape.read(body, at);
  }

  private static boolean isShort(JsonNode body, Component only) {
    return body.isObject()
        ? only.shape().mayBeObject() && !body.isEmpty() && !body.has(only.key())
        : !body.isNull();
  }

  JsonNode write(Object value) {
    JsonNode body = shape.write(value);
    Optional<JsonNode> brief = onlyComponent().map(only -> body.get(only.key()));
    return brief.filter(v -> !v.isObject() && !v.isNull()).orElse(body);
  }

  /** Whether the name alone says it all. */
  boolean needsNoBody() {
    return shape instanceof RecordShape fields && fields.required().isEmpty();
  }

  private Optional<Component> onlyComponent() {
    if (!(shape instanceof RecordShape fields)) {
      return Optional.empty();
    }
    ImmutableList<Component> components = fields.components();
    return components.size() == 1 ? Optional.of(components.get(0)) : Optional.empty();
  }

  ObjectNode schema(Schemas schemas) {
    ObjectNode full = shape.schema(schemas);
    Optional<Component> only = onlyComponent();
    if (only.isEmpty()) {
      return full;
    }
    ObjectNode either = Schemas.object();
    either.putArray("anyOf").add(only.get().schema(schemas)).add(full);
    return either;
  }
}
