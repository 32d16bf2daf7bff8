package org.lawspeaker.engine.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.HashMap;
import java.util.Map;
import org.lawspeaker.engine.json.Spelling;

/**
 * Checks that what cards mention by name exists: a misspelt name would not be refused in play, it
 * would just never be there. The file is looked at as it is written, so that each name has its line
 * and place.
 *
 * <pre>{@code
 * Document file =
 *     Document.yaml("pack.yaml", "cards: [{name: Ember, burns: [Ash]}, {name: Ash, burns: Ebmer}]")
 *         .orThrow();
 * Places places = new Places(file);
 * new References(places).key("burns", "card", ImmutableSet.of("Ember", "Ash")).check("/cards");
 * System.out.println(places.problems().get(0));
 * // pack.yaml:1 /cards/1/burns: the pack has no card "Ebmer"; did you mean "Ember"?
 * }</pre>
 */
public final class References {
  /** One kind of thing that is mentioned; by keys that stand alone in their object, or by any. */
  private record Kind(String says, ImmutableSet<String> names, boolean alone) {}

  private final Places places;
  private final Map<String, Kind> kinds = new HashMap<>();

  public References(Places places) {
    this.places = places;
  }

  /**
   * What is written behind this key names something: as a text, in a list, or in an object.
   *
   * @param says what it names, such as {@code card}
   * @param names all there are
   */
  @CanIgnoreReturnValue
  public References key(String key, String says, Iterable<String> names) {
    kinds.put(key, new Kind(says, ImmutableSet.copyOf(names), false));
    return this;
  }

  /** As {@link #key}, where this key is all that its object has: the name of a case. */
  @CanIgnoreReturnValue
  public References tag(String key, String says, Iterable<String> names) {
    kinds.put(key, new Kind(says, ImmutableSet.copyOf(names), true));
    return this;
  }

  /** Looks through all that is written at this pointer. */
  public void check(String pointer) {
    look(places.written(pointer), pointer);
  }

  private void look(JsonNode node, String at) {
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String pointer = at + "/" + field.getKey();
      Kind kind = kinds.get(field.getKey());
      if (kind == null || (kind.alone && node.size() > 1)) {
        look(field.getValue(), pointer);
      } else {
        known(kind, field.getValue(), pointer);
      }
    }
  }

  private void known(Kind kind, JsonNode named, String at) {
    if (named.isTextual() && !kind.names.contains(named.textValue())) {
      String nearest =
          Spelling.nearest(named.textValue(), kind.names)
              .map(name -> "; did you mean \"" + name + "\"?")
              .orElse("");
      places.add(at, "the pack has no " + kind.says + " " + quoted(named) + nearest);
    }
    for (int i = 0; named.isArray() && i < named.size(); i++) {
      known(kind, named.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : named.properties()) {
      known(kind, field.getValue(), at + "/" + field.getKey());
    }
  }

  private static String quoted(JsonNode name) {
    return "\"" + name.textValue() + "\"";
  }
}
