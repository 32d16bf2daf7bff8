package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * What a YAML scalar stands for. Leading zeros, underscores, {@code yes} and dates make no numbers,
 * flags or dates here: guessing has spoilt too many files.
 */
final class YamlScalars {
  private static final Pattern WHOLE = Pattern.compile("[-+]?(0|[1-9][0-9]*)");
  private static final Pattern DECIMAL =
      Pattern.compile("[-+]?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

  private YamlScalars() {}

  static JsonNode node(ScalarEvent scalar) {
    String value = scalar.getValue();
    if (!scalar.isPlain() || value.length() > Limits.LONGEST_NUMBER) {
      return TextNode.valueOf(value);
    }
    return switch (value) {
      case "", "~", "null" -> NullNode.getInstance();
      case "true" -> BooleanNode.TRUE;
      case "false" -> BooleanNode.FALSE;
      default -> number(value);
    };
  }

  private static JsonNode number(String value) {
    if (WHOLE.matcher(value).matches()) {
      return whole(new BigInteger(value));
    }
    if (DECIMAL.matcher(value).matches()) {
      double number = Double.parseDouble(value);
      return Double.isFinite(number) ? DoubleNode.valueOf(number) : TextNode.valueOf(value);
    }
    return TextNode.valueOf(value);
  }

  /** The same kinds of node that Jackson makes of JSON, so that both notations give equal trees. */
  private static JsonNode whole(BigInteger number) {
    int bits = number.bitLength();
    if (bits < Integer.SIZE) {
      return IntNode.valueOf(number.intValue());
    }
    return bits < Long.SIZE ? LongNode.valueOf(number.longValue()) : new BigIntegerNode(number);
  }
}
