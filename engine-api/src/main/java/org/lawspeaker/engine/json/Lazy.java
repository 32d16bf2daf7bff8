package org.lawspeaker.engine.json;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value made when first asked for, because types may refer to themselves. Takes no lock: two
 * threads may both make it, and either's will do.
 */
final class Lazy<T> {
  private final Supplier<T> maker;
  private volatile @Nullable T made;

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  T get() {
    T value = made;
    if (value == null) {
      value = maker.get();
      made = value;
    }
    return value;
  }
}
