package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Gathers the definitions of one JSON Schema, each type once and under a name of its own. */
final class Schemas {
  static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final ObjectNode definitions = object();
  private final Map<Type, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ObjectNode ofType(String type) {
    return object().put("type", type);
  }

  /** Adds the type's description if it has one. */
  static ObjectNode describe(ObjectNode schema, AnnotatedElement type) {
    Doc doc = type.getAnnotation(Doc.class);
    return doc == null ? schema : schema.put("description", doc.value());
  }

  /** The whole schema for this shape. */
  static ObjectNode of(Shape shape) {
    Schemas schemas = new Schemas();
    ObjectNode root = object().put("$schema", DIALECT);
    root.setAll(shape.schema(schemas));
    if (!schemas.definitions.isEmpty()) {
      root.set("$defs", schemas.definitions);
    }
    return root;
  }

  /** A reference to the definition of this type, which is made if it is new. */
  ObjectNode define(Type type, Class<?> raw, Supplier<ObjectNode> definition) {
    String name = names.get(type);
    if (name == null) {
      name = newName(type, raw);
      names.put(type, name);
      // The place is kept first, so that definitions stand in the order of their first use.
      definitions.set(name, object());
      ObjectNode made = describe(object(), raw);
      made.setAll(definition.get());
      definitions.set(name, made);
    }
    return object().put("$ref", "#/$defs/" + name);
  }

  /** The type's own name, or a longer one if another type of the same name came first. */
  private String newName(Type type, Class<?> raw) {
    StringBuilder name = new StringBuilder(Names.ofType(raw));
    if (type instanceof ParameterizedType generic) {
      for (Type argument : generic.getActualTypeArguments()) {
        name.append('-').append(argument instanceof Class<?> c ? Names.ofType(c) : "of");
      }
    }
    Class<?> outer = raw.getEnclosingClass();
    if (taken.contains(name.toString()) && outer != null) {
      name.insert(0, Names.ofType(outer) + "-");
    }
    String base = name.toString();
    for (int i = 2; taken.contains(name.toString()); i++) {
      name = new StringBuilder(base).append('-').append(i);
    }
    taken.add(name.toString());
    return name.toString();
  }
}
