package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;

/**
 * How a record is added to a {@link Fingerprint}: its name, which tells the cases of a sealed
 * family apart, and its components.
 */
record RecordPart(long name, ImmutableList<Method> components) implements Fingerprint.Part {
  static Fingerprint.Part of(Class<?> type) {
    ImmutableList.Builder<Method> components = ImmutableList.builder();
    for (RecordComponent component : type.getRecordComponents()) {
      Method accessor = component.getAccessor();
      if (!accessor.trySetAccessible()) {
        return (value, to) -> to.missParts();
      }
      components.add(accessor);
    }
    return new RecordPart(Fingerprint.of(type.getSimpleName()).orElseThrow(), components.build());
  }

  @Override
  public void feed(Object value, Fingerprint to) {
    to.add(name);
    try {
      for (int i = 0; i < components.size(); i++) {
        to.add(components.get(i).invoke(value));
      }
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a component that cannot be read: " + value.getClass(), e);
    }
  }
}
