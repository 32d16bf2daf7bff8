package org.lawspeaker.engine.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.lawspeaker.engine.Problem;

/**
 * Whether a tree agrees with a JSON Schema, as far as the schemas go that {@link Records#schema}
 * makes: what a schema says in other words is not looked at.
 *
 * <pre>{@code
 * record Card(String name, int hitPoints) {}
 *
 * JsonNode schema = Records.STANDARD.schema(Card.class);
 * JsonNode card = Document.json("card", "{\"name\": \"Imp\"}").orThrow().root();
 * System.out.println(SchemaCheck.check(schema, card)); // ["hit-points" is missing]
 * }</pre>
 */
public final class SchemaCheck {
  private static final String DEFINITIONS = "#/$defs/";

  private final JsonNode root;
  private final Problems problems = new Problems();

  private SchemaCheck(JsonNode root) {
    this.root = root;
  }

  /** Everything in which the tree differs from the schema, with a pointer to its place. */
  public static ImmutableList<Problem> check(JsonNode schema, JsonNode tree) {
    SchemaCheck check = new SchemaCheck(schema);
    check.check(schema, tree, "");
    return check.problems.list();
  }

  private void check(JsonNode schema, JsonNode tree, String at) {
    if (schema.has("$ref")) {
      String name = schema.path("$ref").asText().substring(DEFINITIONS.length());
      check(root.path("$defs").path(name), tree, at);
    }
    if (schema.has("anyOf") && !fitsAny(schema.path("anyOf"), tree)) {
      problems.add(at, "fits none of several forms: " + Problem.shown(tree.toString()));
    }
    if (schema.has("type") && !isOfType(schema.path("type").asText(), tree)) {
      problems.add(at, "expected " + schema.path("type").asText() + ", found " + tree);
    }
    if (schema.has("enum") && !contains(schema.path("enum"), tree)) {
      problems.add(at, tree + " is not one of " + schema.path("enum"));
    }
    number(schema, tree, at);
    if (tree.isObject()) {
      members(schema, tree, at);
    }
    if (tree.isArray()) {
      size(schema, "Items", tree.size(), at);
      for (int i = 0; i < tree.size(); i++) {
        check(schema.path("items"), tree.path(i), at + "/" + i);
      }
    }
  }

  private boolean fitsAny(JsonNode forms, JsonNode tree) {
    for (JsonNode form : forms) {
      SchemaCheck one = new SchemaCheck(root);
      one.check(form, tree, "");
      if (one.problems.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfType(String type, JsonNode tree) {
    return switch (type) {
      case "object" -> tree.isObject();
      case "array" -> tree.isArray();
      case "string" -> tree.isTextual();
      case "boolean" -> tree.isBoolean();
      case "integer" -> tree.isIntegralNumber();
      default -> true;
    };
  }

  private static boolean contains(JsonNode values, JsonNode tree) {
    for (JsonNode value : values) {
      if (value.equals(tree)) {
        return true;
      }
    }
    return false;
  }

  private void number(JsonNode schema, JsonNode tree, String at) {
    if (tree.isIntegralNumber()) {
      long value = tree.asLong();
      if (value < schema.path("minimum").asLong(value)
          || value > schema.path("maximum").asLong(value)) {
        problems.add(at, value + " is out of range");
      }
    }
  }

  private void size(JsonNode schema, String noun, int size, String at) {
    if (size < schema.path("min" + noun).asInt(size)
        || size > schema.path("max" + noun).asInt(size)) {
      problems.add(at, "has " + size + " members");
    }
  }

  private void members(JsonNode schema, JsonNode tree, String at) {
    size(schema, "Properties", tree.size(), at);
    for (JsonNode key : schema.path("required")) {
      if (!tree.has(key.asText())) {
        problems.add(at, "\"" + key.asText() + "\" is missing");
      }
    }
    JsonNode others = schema.path("additionalProperties");
    for (Map.Entry<String, JsonNode> member : tree.properties()) {
      String place = at + "/" + member.getKey();
      JsonNode known = schema.path("properties").path(member.getKey());
      if (!known.isMissingNode()) {
        check(known, member.getValue(), place);
      } else if (others.isObject()) {
        check(others, member.getValue(), place);
      } else if (others.isBoolean() && !others.asBoolean()) {
        problems.add(place, "is not known");
      }
    }
  }
}
