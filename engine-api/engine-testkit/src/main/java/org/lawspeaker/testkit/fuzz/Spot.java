package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.primitives.Ints;
import java.util.List;
import java.util.Map;

/**
 * Where a part of a document stands.
 *
 * @param parent the object or list around it
 * @param key its key, or that of the list around it
 * @param index its place in a list, from 0; unused in an object
 * @param value what stands there
 */
record Spot(JsonNode parent, String key, int index, JsonNode value) {
  /** Adds all parts of a document, each before what is within it. */
  static void collect(JsonNode node, String key, List<Spot> spots) {
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      spots.add(new Spot(node, key, i, node.get(i)));
      collect(node.get(i), key, spots);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      spots.add(new Spot(node, field.getKey(), 0, field.getValue()));
      collect(field.getValue(), field.getKey(), spots);
    }
  }

  /** What may stand here: what stands elsewhere under the same key. Seats are alike. */
  String kind() {
    return parent.isArray() ? elements(key) : named(key);
  }

  /** The kind of what stands in a list of this key. */
  static String elements(String key) {
    return named(key) + "[]";
  }

  private static String named(String key) {
    return Ints.tryParse(key) == null ? key : "#";
  }

  void set(JsonNode other) {
    if (parent instanceof ArrayNode array) {
      array.set(index, other);
    } else {
      ((ObjectNode) parent).set(key, other);
    }
  }

  void remove() {
    if (parent instanceof ArrayNode array) {
      array.remove(index);
    } else {
      ((ObjectNode) parent).remove(key);
    }
  }
}
