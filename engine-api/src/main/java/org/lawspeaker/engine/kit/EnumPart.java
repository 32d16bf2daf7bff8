package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * How a constant of an enum is added to a {@link Fingerprint}: by its name, since its hash is
 * another one in every process.
 */
record EnumPart(ImmutableMap<Object, Long> names) implements Fingerprint.Part {
  static Fingerprint.Part of(Class<?> type) {
    Class<?> family = type.isEnum() ? type : type.getSuperclass();
    ImmutableMap.Builder<Object, Long> names = ImmutableMap.builder();
    for (Object constant : Objects.requireNonNull(family.getEnumConstants())) {
      names.put(constant, Fingerprint.of(((Enum<?>) constant).name()).orElseThrow());
    }
    return new EnumPart(names.buildOrThrow());
  }

  @Override
  public void feed(Object value, Fingerprint to) {
    to.add((long) Objects.requireNonNull(names.get(value)));
  }
}
