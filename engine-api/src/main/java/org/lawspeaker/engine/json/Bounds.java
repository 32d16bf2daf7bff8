package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** How many entries a collection may have; both bounds are allowed. */
record Bounds(int min, int max) {
  static Bounds of(@Nullable Size size) {
    return size == null ? new Bounds(0, Integer.MAX_VALUE) : new Bounds(size.min(), size.max());
  }

  /** Whether a collection of this size is allowed; a problem is noted if not. */
  boolean check(int size, Reading at) {
    if (size >= min && size <= max) {
      return true;
    }
    String wanted = max == Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
    at.problem("expected " + (min == max ? "exactly " + min : wanted) + " entries, found " + size);
    return false;
  }

  /** Adds {@code minItems} and {@code maxItems}, or those of another noun. */
  void describe(ObjectNode schema, String noun) {
    if (min > 0) {
      schema.put("min" + noun, min);
    }
    if (max < Integer.MAX_VALUE) {
      schema.put("max" + noun, max);
    }
  }
}
