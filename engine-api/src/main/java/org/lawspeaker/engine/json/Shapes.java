package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Primitives;
import com.google.common.reflect.TypeToken;
import java.lang.annotation.Annotation;
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
  private record Limits(
      @Nullable Range range,
      @Nullable Size size,
      ImmutableSet<Class<? extends Annotation>> marks) {}

  private static final Limits NONE = new Limits(null, null, ImmutableSet.of());

  /** A type, everywhere or where it is marked. */
  private record Key(@Nullable Class<? extends Annotation> mark, Class<?> type) {}

  /** A type with arguments looks different where these are marked. */
  private record Known(Type type, ImmutableSet<Class<? extends Annotation>> marks) {}

  private final ImmutableMap<Key, LeafShape<?>> leaves;
  private final ImmutableMap<Key, Form<?>> forms;
  private final ConcurrentHashMap<Known, Shape> known = new ConcurrentHashMap<>();

  private Shapes(ImmutableMap<Key, LeafShape<?>> leaves, ImmutableMap<Key, Form<?>> forms) {
    this.leaves = leaves;
    this.forms = forms;
  }

  /** Without leaves and forms. */
  static Shapes plain() {
    return new Shapes(ImmutableMap.of(), ImmutableMap.of());
  }

  /** This with one more leaf, everywhere or where a component has this mark. */
  <T> Shapes with(@Nullable Class<? extends Annotation> mark, Class<T> type, Leaf<T> leaf) {
    Class<T> wrapped = Primitives.wrap(type);
    return new Shapes(plus(leaves, new Key(mark, wrapped), new LeafShape<>(wrapped, leaf)), forms);
  }

  /** This with one more form, everywhere or where a component has this mark. */
  <T> Shapes with(@Nullable Class<? extends Annotation> mark, Class<T> type, Form<T> form) {
    return new Shapes(leaves, plus(forms, new Key(mark, type), form));
  }

  private static <V> ImmutableMap<Key, V> plus(ImmutableMap<Key, V> map, Key key, V value) {
    return ImmutableMap.<Key, V>builder().putAll(map).put(key, value).buildKeepingLast();
  }

  /**
   * The shape of this type.
   *
   * @throws IllegalArgumentException if files cannot hold it
   */
  Shape of(TypeToken<?> type) {
    return of(type, NONE);
  }

  /**
   * A component of a record.
   *
   * @param ofArguments the marks of what the record is made of, if it has type arguments
   */
  Component component(
      TypeToken<?> owner,
      RecordComponent component,
      ImmutableSet<Class<? extends Annotation>> ofArguments) {
    TypeToken<?> type = owner.resolveType(component.getGenericType());
    ImmutableSet.Builder<Class<? extends Annotation>> marks = ImmutableSet.builder();
    for (Annotation annotation : component.getAnnotations()) {
      marks.add(annotation.annotationType());
    }
    if (!type.getType().equals(component.getGenericType())) {
      marks.addAll(ofArguments);
    }
    Limits limits =
        new Limits(
            component.getAnnotation(Range.class),
            component.getAnnotation(Size.class),
            marks.build());
    boolean isOptional = type.getRawType() == Optional.class;
    Shape shape = of(isOptional ? argument(type, 0) : type, limits);
    return new Component(component, shape, isOptional);
  }

  private Shape of(TypeToken<?> type, Limits limits) {
    Class<?> raw = type.getRawType();
    for (Class<? extends Annotation> mark : limits.marks()) {
      Shape marked = special(mark, type, limits);
      if (marked != null) {
        return marked;
      }
    }
    Shape special = special(null, type, limits);
    if (special != null) {
      return special;
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
    ImmutableSet<Class<? extends Annotation>> marks =
        type.getType() instanceof ParameterizedType ? limits.marks() : ImmutableSet.of();
    return known.computeIfAbsent(new Known(type.getType(), marks), t -> made(type, marks));
  }

  /** The shape of a type that is written in a way of its own. */
  private @Nullable Shape special(
      @Nullable Class<? extends Annotation> mark, TypeToken<?> type, Limits limits) {
    Key key = new Key(mark, Primitives.wrap(type.getRawType()));
    LeafShape<?> leaf = leaves.get(key);
    if (leaf != null) {
      return leaf;
    }
    Form<?> form = forms.get(key);
    return form == null ? null : new FormShape(form, of(form.written(type), limits));
  }

  private Shape made(TypeToken<?> type, ImmutableSet<Class<? extends Annotation>> marks) {
    Class<?> raw = type.getRawType();
    if (raw.isEnum()) {
      return EnumShape.of(raw);
    }
    if (raw.isRecord()) {
      return new RecordShape(type, this, marks);
    }
    if (raw.isInterface() && raw.isSealed()) {
      return new UnionShape(raw, this);
    }
    throw new IllegalArgumentException("files cannot hold values of type " + type);
  }

  private Shape map(TypeToken<?> type, Limits limits) {
    Limits ofKeys = new Limits(null, null, limits.marks());
    Shape key = of(argument(type, 0), ofKeys);
    if (!(key instanceof TextShape text)) {
      throw new IllegalArgumentException("the keys of a map must be texts: " + type);
    }
    boolean marksKeys = !key.equals(of(argument(type, 0), NONE));
    Limits left = marksKeys ? new Limits(limits.range(), null, ImmutableSet.of()) : limits;
    return new MapShape(text, inside(type, 1, left), Bounds.of(limits.size()));
  }

  /** The size bounds the collection only; the range goes on to the numbers inside. */
  private Shape inside(TypeToken<?> type, int index, Limits limits) {
    return of(argument(type, index), new Limits(limits.range(), null, limits.marks()));
  }

  private static TypeToken<?> argument(TypeToken<?> type, int index) {
    if (type.getType() instanceof ParameterizedType parameterized) {
      return TypeToken.of(parameterized.getActualTypeArguments()[index]);
    }
    throw new IllegalArgumentException("of what? " + type);
  }
}
