package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Makes new documents of the parts of others: a value comes where another of the same key stood, a
 * key is added that stands in another object of its kind, or a part is left out. Many of them are
 * still valid, and nobody has thought of them.
 */
final class Grafts {
  private static final ImmutableList<Integer> NUMBERS =
      ImmutableList.of(-1, 0, 1, 2, 3, 5, 9, 30, 99);

  private final ImmutableListMultimap<String, JsonNode> values;
  private final ImmutableListMultimap<String, Map.Entry<String, JsonNode>> fields;

  private Grafts(Iterable<JsonNode> documents) {
    ImmutableListMultimap.Builder<String, JsonNode> found = ImmutableListMultimap.builder();
    ImmutableListMultimap.Builder<String, Map.Entry<String, JsonNode>> named =
        ImmutableListMultimap.builder();
    for (JsonNode document : documents) {
      for (Spot spot : spots(document)) {
        found.put(spot.kind(), spot.value());
        if (spot.value().isObject()) {
          named.putAll(spot.kind(), spot.value().properties());
        }
      }
    }
    values = found.build();
    fields = named.build();
  }

  /** Grafts with the parts of these documents. */
  static Grafts of(Iterable<JsonNode> documents) {
    return new Grafts(documents);
  }

  /** A copy of this document, which has a part or more, with one of its parts changed. */
  JsonNode graft(JsonNode document, RandomGenerator random) {
    JsonNode copy = document.deepCopy();
    List<Spot> spots = spots(copy);
    Spot spot = spots.get(random.nextInt(spots.size()));
    if (random.nextInt(6) == 0) {
      spot.remove();
    } else if (spot.value() instanceof ObjectNode object && random.nextBoolean()) {
      add(object, fields.get(spot.kind()), random);
    } else if (spot.value() instanceof ArrayNode array && random.nextInt(3) > 0) {
      insert(array, values.get(Spot.elements(spot.key())), random);
    } else {
      spot.set(other(spot, random));
    }
    return copy;
  }

  private static void add(
      ObjectNode object, ImmutableList<Map.Entry<String, JsonNode>> known, RandomGenerator random) {
    if (!known.isEmpty()) {
      Map.Entry<String, JsonNode> field = known.get(random.nextInt(known.size()));
      object.set(field.getKey(), field.getValue().deepCopy());
    }
  }

  private static void insert(
      ArrayNode array, ImmutableList<JsonNode> known, RandomGenerator random) {
    if (!known.isEmpty()) {
      JsonNode value = known.get(random.nextInt(known.size())).deepCopy();
      array.insert(random.nextInt(array.size() + 1), value);
    }
  }

  private JsonNode other(Spot spot, RandomGenerator random) {
    JsonNode value = spot.value();
    if (value.isBoolean()) {
      return BooleanNode.valueOf(!value.booleanValue());
    }
    if (value.isInt() && random.nextBoolean()) {
      int small = NUMBERS.get(random.nextInt(NUMBERS.size()));
      return IntNode.valueOf(
          random.nextBoolean() ? small : value.intValue() + random.nextInt(-1, 2));
    }
    ImmutableList<JsonNode> known = values.get(spot.kind());
    return known.isEmpty() ? value : known.get(random.nextInt(known.size())).deepCopy();
  }

  private static List<Spot> spots(JsonNode document) {
    List<Spot> spots = new ArrayList<>();
    Spot.collect(document, "", spots);
    return spots;
  }
}
