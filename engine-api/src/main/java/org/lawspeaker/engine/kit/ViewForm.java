package org.lawspeaker.engine.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The JSON of views as others may rely on it: what only the engine needs, to read a view back,
 * stands apart from the rest under one key, and may change with every version.
 *
 * <pre>{@code
 * ViewForm form = ViewForm.of("agenda", "clock/next-id");
 * JsonNode whole =
 *     Document.yaml("view", "{clock: {round: 2, next-id: 9}, agenda: [refill]}").orThrow().root();
 * JsonNode view = form.write(whole);
 * System.out.println(view);
 * // {"clock":{"round":2},"engine":{"agenda":["refill"],"clock/next-id":9}}
 * System.out.println(ViewForm.read(view).equals(whole)); // true
 * }</pre>
 */
public final class ViewForm {
  /** The key under which stands what is no part of the contract. */
  public static final String ENGINE = "engine";

  private static final String SAYS =
      "What the engine needs to read the view back; no part of the contract.";
  private static final String DEFINITIONS = "$defs";
  private static final String PROPERTIES = "properties";
  private static final String REQUIRED = "required";
  private static final Splitter STEPS = Splitter.on('/');

  private final ImmutableSet<String> inner;

  private ViewForm(ImmutableSet<String> inner) {
    this.inner = inner;
  }

  /** The keys that stand apart; one of an object inside is written {@code clock/next-id}. */
  public static ViewForm of(String... inner) {
    return new ViewForm(ImmutableSet.copyOf(inner));
  }

  /** A view as others may rely on it. */
  public JsonNode write(JsonNode whole) {
    if (inner.isEmpty()) {
      return whole;
    }
    ObjectNode view = whole.deepCopy();
    ObjectNode engine = view.objectNode();
    for (String path : inner) {
      if (owner(view, path) instanceof ObjectNode owner && owner.has(last(path))) {
        engine.set(path, owner.remove(last(path)));
      }
    }
    return view.set(ENGINE, engine);
  }

  /** The view as its record is written; one that was never taken apart stays as it is. */
  public static JsonNode read(JsonNode view) {
    if (!(view.path(ENGINE) instanceof ObjectNode engine)) {
      return view;
    }
    ObjectNode whole = view.deepCopy();
    whole.remove(ENGINE);
    for (Map.Entry<String, JsonNode> each : engine.properties()) {
      if (owner(whole, each.getKey()) instanceof ObjectNode owner) {
        owner.set(last(each.getKey()), each.getValue());
      }
    }
    return whole;
  }

  /** The schema of what is written, given the one of the record. */
  public JsonNode schema(JsonNode ofRecord) {
    ObjectNode schema = ofRecord.deepCopy();
    if (inner.isEmpty()) {
      return schema;
    }
    for (String path : inner) {
      List<String> steps = STEPS.splitToList(path);
      JsonNode owner = defined(schema, schema);
      for (String step : steps.subList(0, steps.size() - 1)) {
        owner = defined(schema, owner.path(PROPERTIES).path(step));
      }
      if (owner.path(PROPERTIES) instanceof ObjectNode properties) {
        properties.remove(last(path));
        leaveOut(owner.path(REQUIRED), last(path));
      }
    }
    JsonNode root = defined(schema, schema);
    ((ObjectNode) root.path(PROPERTIES))
        .putObject(ENGINE)
        .put("type", "object")
        .put("description", SAYS);
    ((ArrayNode) root.path(REQUIRED)).add(ENGINE);
    return withoutLoose(schema);
  }

  /** Takes a key from those that an object must have. */
  public static void leaveOut(JsonNode required, String key) {
    for (int i = required.size() - 1; i >= 0; i--) {
      if (required.path(i).asText().equals(key)) {
        ((ArrayNode) required).remove(i);
      }
    }
  }

  /** The definition that a part of a schema refers to, or the part itself. */
  public static JsonNode defined(JsonNode schema, JsonNode part) {
    String ref = part.path("$ref").asText();
    return ref.isEmpty() ? part : schema.path(DEFINITIONS).path(last(ref));
  }

  /** The schema without definitions that nothing refers to. */
  public static JsonNode withoutLoose(JsonNode schema) {
    Set<String> used = new HashSet<>();
    JsonNode definitions = schema.path(DEFINITIONS);
    for (Map.Entry<String, JsonNode> part : schema.properties()) {
      if (!part.getKey().equals(DEFINITIONS)) {
        note(part.getValue(), definitions, used);
      }
    }
    if (definitions instanceof ObjectNode all) {
      all.retain(used);
    }
    return schema;
  }

  private static void note(JsonNode part, JsonNode definitions, Set<String> used) {
    if (part.isTextual() && part.asText().startsWith("#/$defs/")) {
      String name = last(part.asText());
      if (used.add(name)) {
        note(definitions.path(name), definitions, used);
      }
    }
    part.forEach(inside -> note(inside, definitions, used));
  }

  private static JsonNode owner(JsonNode root, String path) {
    JsonNode owner = root;
    List<String> steps = STEPS.splitToList(path);
    for (String step : steps.subList(0, steps.size() - 1)) {
      owner = owner.path(step);
    }
    return owner;
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
