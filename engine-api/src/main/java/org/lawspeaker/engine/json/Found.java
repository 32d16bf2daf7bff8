package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Problem;

/**
 * Says what was found where something else was expected.
 *
 * <pre>{@code
 * JsonNode node = Document.yaml("a hand", "-1").orThrow().root();
 * System.out.println("expected a list, found " + Found.describe(node));
 * // expected a list, found the number -1
 * }</pre>
 */
public final class Found {
  private Found() {}

  /** In words: {@code the number -1}, {@code the text "ash"}, {@code a list}. */
  public static String describe(JsonNode node) {
    if (node.isTextual()) {
      return "the text " + Problem.quote(node.textValue());
    }
    if (node.isNumber()) {
      return "the number " + Problem.cut(node.asText(), Problem.LONGEST_QUOTE);
    }
    if (node.isBoolean()) {
      return node.asText();
    }
    if (node.isArray()) {
      return "a list";
    }
    return node.isObject() ? "an object" : "nothing";
  }
}
