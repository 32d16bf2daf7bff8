package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableSortedSet;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Seat;

/** The seats that a step names, in its components or in what those hold. Lives within one call. */
final class NamedSeats {
  private final ImmutableSortedSet.Builder<Seat> found = ImmutableSortedSet.naturalOrder();

  private NamedSeats() {}

  static ImmutableSortedSet<Seat> in(Object value) {
    NamedSeats seats = new NamedSeats();
    seats.collect(value);
    return seats.found.build();
  }

  private void collect(Object value) {
    if (value instanceof Seat seat) {
      found.add(seat);
    } else if (value instanceof Record values) {
      for (RecordComponent component : values.getClass().getRecordComponents()) {
        collect(read(values, component.getAccessor()));
      }
    } else if (value instanceof Iterable<?> values) {
      values.forEach(this::collect);
    } else if (value instanceof Map<?, ?> entries) {
      collect(entries.keySet());
      collect(entries.values());
    } else if (value instanceof Optional<?> perhaps) {
      perhaps.ifPresent(this::collect);
    }
  }

  private static Object read(Record owner, Method accessor) {
    try {
      accessor.setAccessible(true);
      return accessor.invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }
}
