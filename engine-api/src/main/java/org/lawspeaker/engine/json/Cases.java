package org.lawspeaker.engine.json;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import com.google.common.reflect.TypeToken;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that a sealed interface permits, down through the sealed interfaces among it.
 *
 * @param constants of the enums
 * @param byKey the other types
 * @param byType the same by their types
 */
record Cases(
    ImmutableMap<String, Object> constants,
    ImmutableMap<String, Case> byKey,
    ImmutableMap<Class<?>, Case> byType) {
  static Cases of(Class<?> type, Shapes shapes) {
    Map<String, Object> constants = new LinkedHashMap<>();
    Map<String, Case> byKey = new LinkedHashMap<>();
    collect(type, shapes, constants, byKey);
    if (!Sets.intersection(constants.keySet(), byKey.keySet()).isEmpty()) {
      throw new IllegalArgumentException(type + ": a constant has the name of a record");
    }
    return new Cases(
        ImmutableMap.copyOf(constants),
        ImmutableMap.copyOf(byKey),
        Maps.uniqueIndex(byKey.values(), Case::type));
  }

  private static void collect(
      Class<?> type, Shapes shapes, Map<String, Object> constants, Map<String, Case> byKey) {
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      if (permitted.isEnum()) {
        EnumShape.of(permitted).constants().forEach((n, c) -> putOnce(constants, n, c, type));
      } else if (permitted.isSealed()) {
        collect(permitted, shapes, constants, byKey);
      } else {
        String key = Names.ofType(permitted);
        Case named = new Case(key, permitted, shapes.of(TypeToken.of(permitted)));
        putOnce(byKey, key, named, type);
      }
    }
  }

  private static <T> void putOnce(Map<String, T> map, String name, T value, Class<?> type) {
    if (map.put(name, value) != null) {
      throw new IllegalArgumentException(type + ": \"" + name + "\" would mean two things");
    }
  }

  Case of(Object value) {
    Case found = byType.get(value.getClass());
    if (found == null) {
      throw new IllegalArgumentException("not permitted here: " + value);
    }
    return found;
  }

  ImmutableSet<String> names() {
    return Sets.union(constants.keySet(), byKey.keySet()).immutableCopy();
  }
}
