package org.lawspeaker.testkit.cards;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.lang.reflect.RecordComponent;
import java.util.Optional;

/**
 * What a value, such as a card pack, is made of: the class of every record and every enum constant
 * in it.
 */
public final class Ingredients {
  private final ImmutableSet.Builder<Object> found = ImmutableSet.builder();

  private Ingredients() {}

  /** The ingredients of this value and of all that is in it. */
  public static ImmutableSet<Object> of(Object value) {
    Ingredients ingredients = new Ingredients();
    ingredients.add(value);
    return ingredients.found.build();
  }

  /** The classes that a sealed interface has in the end. */
  public static ImmutableSet<Class<?>> family(Class<?> type) {
    ImmutableSet.Builder<Class<?>> members = ImmutableSet.builder();
    if (type.isSealed()) {
      for (Class<?> member : type.getPermittedSubclasses()) {
        members.addAll(family(member));
      }
    } else {
      members.add(type);
    }
    return members.build();
  }

  private void add(Object value) {
    if (value instanceof Enum<?>) {
      found.add(value);
    } else if (value instanceof Iterable<?> several) {
      several.forEach(this::add);
    } else if (value instanceof Optional<?> maybe) {
      maybe.ifPresent(this::add);
    } else if (value instanceof Record) {
      found.add(value.getClass());
      for (RecordComponent component : value.getClass().getRecordComponents()) {
        add(content(component, value));
      }
    }
  }

  private static Object content(RecordComponent component, Object owner) {
    try {
      return requireNonNull(component.getAccessor().invoke(owner));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
