package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.reflect.TypeToken;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** A record: an object with its components as members. */
final class RecordShape implements Shape {
  private final TypeToken<?> type;
  private final Constructor<?> constructor;
  private final Lazy<ImmutableMap<String, Component>> components;
  private final Lazy<ImmutableList<String>> required = new Lazy<>(this::findRequired);

  RecordShape(TypeToken<?> type, Shapes shapes, ImmutableSet<Class<? extends Annotation>> marks) {
    this.type = type;
    this.constructor = canonical(type.getRawType());
    // Not made here: a record may hold records of its own type.
    this.components =
        new Lazy<>(
            () ->
                Maps.uniqueIndex(
                    Arrays.stream(type.getRawType().getRecordComponents())
                        .map(c -> shapes.component(type, c, marks))
                        .iterator(),
                    Component::key));
  }

  private static Constructor<?> canonical(Class<?> type) {
    Class<?>[] parameters =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(parameters);
      Opens.open(type, constructor);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record without canonical constructor: " + type, e);
    }
  }

  ImmutableList<Component> components() {
    return components.get().values().asList();
  }

  /** The members that an object must have. */
  ImmutableList<String> required() {
    return required.get();
  }

  private ImmutableList<String> findRequired() {
    return components().stream()
        .filter(Component::isRequired)
        .map(Component::key)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    if (!node.isObject()) {
      return at.expected(wanted(), node);
    }
    if (at.isTooDeep()) {
      return at.problem(Limits.TOO_DEEP);
    }
    boolean complete = knowsAllKeys(node, at);
    Object[] arguments = new Object[components().size()];
    for (int i = 0; i < arguments.length; i++) {
      Optional<Object> value = components().get(i).read(node, at);
      complete &= value.isPresent();
      arguments[i] = value.orElse(this);
    }
    return complete ? construct(arguments, at) : Optional.empty();
  }

  /**
   * Names what must be there, so that whoever wrote a bare list or number sees what goes around.
   */
  private String wanted() {
    return required().isEmpty() ? "an object" : "an object with " + String.join(", ", required());
  }

  private boolean knowsAllKeys(JsonNode node, Reading at) {
    ImmutableMap<String, Component> known = components.get();
    boolean all = true;
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      if (!known.containsKey(member.getKey())) {
        at.at(member.getKey())
            .problem(() -> Spelling.unknown("key", member.getKey(), known.keySet()));
        all = false;
      }
    }
    return all;
  }

  private Optional<Object> construct(Object[] arguments, Reading at) {
    try {
      return Optional.of(constructor.newInstance(arguments));
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException refusal) {
        return at.problem(messageOf(refusal));
      }
      throw new IllegalStateException("cannot make a " + type, e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type, e);
    }
  }

  static String messageOf(IllegalArgumentException e) {
    return e.getMessage() == null ? "not a value of this type" : e.getMessage();
  }

  @Override
  public ObjectNode write(Object value) {
    ObjectNode object = Schemas.object();
    for (Component component : components()) {
      component.write(value, object);
    }
    return object;
  }

  /** An object with what another says laid over it, component by component. */
  ObjectNode overlaid(JsonNode base, JsonNode overlay) {
    ObjectNode laid = base.deepCopy();
    for (Map.Entry<String, JsonNode> member : overlay.properties()) {
      Component component = components.get().get(member.getKey());
      JsonNode below = base.get(member.getKey());
      laid.set(
          member.getKey(),
          component == null || below == null
              ? member.getValue()
              : Overlays.lay(component.shape(), below, member.getValue()));
    }
    return laid;
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    return schemas.define(type.getType(), type.getRawType(), () -> definition(schemas));
  }

  private ObjectNode definition(Schemas schemas) {
    ObjectNode schema = Schemas.ofType("object");
    ObjectNode properties = schema.putObject("properties");
    components().forEach(c -> properties.set(c.key(), c.schema(schemas)));
    ArrayNode required = schema.putArray("required");
    required().forEach(required::add);
    return schema.put("additionalProperties", false);
  }

  @Override
  public boolean mayBeObject() {
    return true;
  }
}
