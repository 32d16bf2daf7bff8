package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One component of a record, as a member of its object. */
final class Component {
  private final String key;
  private final Shape shape;
  private final boolean isOptional;
  private final Method accessor;
  private final @Nullable Doc doc;
  private final @Nullable Default absent;
  private final Lazy<Optional<Object>> whenAbsent;

  Component(RecordComponent component, Shape shape, boolean isOptional) {
    this.key = Names.ofComponent(component.getName());
    this.shape = shape;
    this.isOptional = isOptional;
    this.accessor = component.getAccessor();
    Opens.open(component.getDeclaringRecord(), accessor);
    this.doc = component.getAnnotation(Doc.class);
    this.absent = component.getAnnotation(Default.class);
    if (isOptional && absent != null) {
      throw new IllegalArgumentException(component + ": an Optional is empty when absent");
    }
    // Not made here: a default may hold the very record that this belongs to.
    this.whenAbsent = new Lazy<>(this::makeDefault);
  }

  private Optional<Object> makeDefault() {
    if (isOptional) {
      return Optional.of(Optional.empty());
    }
    if (absent == null) {
      return Optional.empty();
    }
    Document document = Document.yaml("@Default of " + key, absent.value()).orThrow();
    return Optional.of(Records.read(document, shape).orThrow());
  }

  String key() {
    return key;
  }

  Shape shape() {
    return shape;
  }

  boolean isRequired() {
    return !isOptional && absent == null;
  }

  /** The value in this object, or the default; nothing after a problem. */
  Optional<Object> read(JsonNode object, Reading at) {
    JsonNode node = object.get(key);
    if (node == null) {
      return isRequired() ? at.problem("missing key \"" + key + "\"") : whenAbsent.get();
    }
    Optional<Object> value = shape.read(node, at.at(key));
    return isOptional ? value.map(Optional::of) : value;
  }

  /** Puts the value of this record's component into the object unless reading would supply it. */
  void write(Object owner, ObjectNode object) {
    Object value = written(owner);
    if (value != null) {
      object.set(key, shape.write(value));
    }
  }

  /** The value of this record's component; null if reading would supply it. */
  @Nullable Object written(Object owner) {
    Object value = valueIn(owner);
    if (isOptional) {
      return ((Optional<?>) value).orElse(null);
    }
    return absent != null && whenAbsent.get().equals(Optional.of(value)) ? null : value;
  }

  private Object valueIn(Object owner) {
    try {
      return accessor.invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }

  ObjectNode schema(Schemas schemas) {
    ObjectNode schema = shape.schema(schemas);
    if (doc != null) {
      schema.put("description", doc.value());
    }
    if (absent != null) {
      schema.set("default", shape.write(whenAbsent.get().orElseThrow()));
    }
    return schema;
  }
}
