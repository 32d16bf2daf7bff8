package org.lawspeaker.engine.rulebook;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Map;
import java.util.Set;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;

/**
 * The kinds of events that a game tells, as a file that lies beside its rulebook: {@code slotted:
 * [card, strength]}.
 */
public final class EventsFile {
  private EventsFile() {}

  /**
   * The kinds that a game ships, each with the names of its facts.
   *
   * @throws org.lawspeaker.engine.BadInputException if the file cannot be read
   */
  public static ImmutableMap<String, ImmutableSet<String>> resource(Class<?> beside, String path) {
    PackText file = PackText.resource(beside, path);
    JsonNode root = Document.yaml(file.name(), file.text()).orThrow().root();
    ImmutableMap.Builder<String, ImmutableSet<String>> kinds = ImmutableMap.builder();
    for (Map.Entry<String, JsonNode> kind : root.properties()) {
      ImmutableSet.Builder<String> facts = ImmutableSet.builder();
      kind.getValue().forEach(fact -> facts.add(fact.asText()));
      kinds.put(kind.getKey(), facts.build());
    }
    return kinds.buildOrThrow();
  }

  /** The file of these kinds. */
  public static String text(Map<String, ? extends Set<String>> kinds) {
    StringBuilder text =
        new StringBuilder(
            "# Every kind of event and its facts; written by a test, from the code.\n");
    ImmutableSortedMap.<String, Set<String>>copyOf(kinds)
        .forEach((kind, facts) -> text.append(kind).append(": ").append(facts).append('\n'));
    return text.toString();
  }
}
