package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * A whole number between two bounds, both allowed.
 *
 * @param isLong whether the values are {@code Long} rather than {@code Integer}
 */
record WholeShape(boolean isLong, long min, long max) implements Shape {
  static final WholeShape INT = new WholeShape(false, Integer.MIN_VALUE, Integer.MAX_VALUE);
  static final WholeShape LONG = new WholeShape(true, Long.MIN_VALUE, Long.MAX_VALUE);

  WholeShape within(Range range) {
    return new WholeShape(isLong, range.min(), range.max());
  }

  @Override
  public Optional<Object> read(JsonNode node, Reading at) {
    if (!node.isIntegralNumber()) {
      return at.expected("a whole number", node);
    }
    if (!node.canConvertToLong() || node.longValue() < min || node.longValue() > max) {
      return at.expected("a number " + bounds(), node);
    }
    return isLong ? Optional.of(node.longValue()) : Optional.of(node.intValue());
  }

  private String bounds() {
    if (max == Integer.MAX_VALUE && min != Integer.MIN_VALUE) {
      return "of at least " + min;
    }
    return "from " + min + " to " + max;
  }

  @Override
  public JsonNode write(Object value) {
    // Small longs become int nodes, as in a tree that was read.
    long number = ((Number) value).longValue();
    return number == (int) number ? IntNode.valueOf((int) number) : LongNode.valueOf(number);
  }

  @Override
  public ObjectNode schema(Schemas schemas) {
    ObjectNode schema = Schemas.ofType("integer");
    WholeShape widest = isLong ? LONG : INT;
    if (min != widest.min) {
      schema.set("minimum", write(min));
    }
    if (max != widest.max) {
      schema.set("maximum", write(max));
    }
    return schema;
  }

  @Override
  public boolean mayBeObject() {
    return false;
  }
}
