package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.reflect.TypeToken;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the shape of every type; remembers those that took reflection. */
final class Shapes {
  private static final ImmutableMap<Class<?>, Shape> PLAIN =
      ImmutableMap.of(
          int.class, WholeShape.INT,
          Integer.class, WholeShape.INT,
          long.class, WholeShape.LONG,
          Long.class, WholeShape.LONG,
          boolean.class, new FlagShape(),
          Boolean.class, new FlagShape());

  /** What annotations of a component ask of the values inside. */
  private record Limits(@Nullable Range range, @Nullable Size size) {}

  private static final Limits NONE = new Limits(null, null);

  private final ImmutableMap<Class<?>, LeafShape<?>> leaves;
  private final ConcurrentHashMap<Type, Shape> known = new ConcurrentHashMap<>();

  Shapes(ImmutableMap<Class<?>, LeafShape<?>> leaves) {
    this.leaves = leaves;
  }

  /** This with one more leaf. */
  <T> Shapes with(Class<T> type, Leaf<T> leaf) {
    return new Shapes(
        ImmutableMap.<Class<?>, LeafShape<?>>builder()
            .putAll(leaves)
            .put(type, new LeafShape<>(type, leaf))
            .buildKeepingLast());
  }

  /**
   * The shape of this type.
   *
   * @throws IllegalArgumentException if files cannot hold it
   */
  Shape of(TypeToken<?> type) {
    return of(type, NONE);
  }

  Component component(TypeToken<?> owner, RecordComponent component) {
    TypeToken<?> type = owner.resolveType(component.getGenericType());
    Limits limits =
        new Limits(component.getAnnotation(Range.class), component.getAnnotation(Size.class));
    boolean isOptional = type.getRawType() == Optional.class;
    Shape shape = of(isOptional ? argument(type, 0) : type, limits);
    return new Component(component, shape, isOptional);
  }

  private Shape of(TypeToken<?> type, Limits limits) {
    Class<?> raw = type.getRawType();
    LeafShape<?> leaf = leaves.get(raw);
    if (leaf != null) {
      return leaf;
    }
    Shape plain = PLAIN.get(raw);
    if (plain != null) {
      Range range = limits.range();
      return range != null && plain instanceof WholeShape whole ? whole.within(range) : plain;
    }
    if (raw == JsonNode.class) {
      return new TreeShape();
    }
    if (raw == ImmutableList.class || raw == List.class) {
      return new ListShape(inside(type, 0, limits), false, Bounds.of(limits.size()));
    }
    if (raw == ImmutableSet.class || raw == Set.class) {
      return new ListShape(inside(type, 0, limits), true, Bounds.of(limits.size()));
    }
    if (raw == ImmutableMap.class || raw == Map.class) {
      return map(type, limits);
    }
    return known.computeIfAbsent(type.getType(), t -> made(type));
  }

  private Shape made(TypeToken<?> type) {
    Class<?> raw = type.getRawType();
    if (raw.isEnum()) {
      return EnumShape.of(raw);
    }
    if (raw.isRecord()) {
      return new RecordShape(type, this);
    }
    if (raw.isInterface() && raw.isSealed()) {
      return new UnionShape(raw, this);
    }
    throw new IllegalArgumentException("files cannot hold values of type " + type);
  }

  private Shape map(TypeToken<?> type, Limits limits) {
    Shape key = of(argument(type, 0), NONE);
    if (!(key instanceof TextShape text)) {
      throw new IllegalArgumentException("the keys of a map must be texts: " + type);
    }
    return new MapShape(text, inside(type, 1, limits), Bounds.of(limits.size()));
  }

  /** The size bounds the collection only; the range goes on to the numbers inside. */
  private Shape inside(TypeToken<?> type, int index, Limits limits) {
    return of(argument(type, index), new Limits(limits.range(), null));
  }

  private static TypeToken<?> argument(TypeToken<?> type, int index) {
    if (type.getType() instanceof ParameterizedType parameterized) {
      return TypeToken.of(parameterized.getActualTypeArguments()[index]);
    }
    throw new IllegalArgumentException("of what? " + type);
  }
}
