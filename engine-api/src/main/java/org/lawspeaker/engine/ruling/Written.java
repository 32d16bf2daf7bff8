package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;

/**
 * Where a question is written.
 *
 * @param document the file
 * @param at the pointer to the question
 */
record Written(Document document, String at) {
  /** The place of what stands at this pointer inside of the question. */
  String place(String inner) {
    return document.place(at + inner);
  }

  /** The place of this word, wherever it stands below a pointer; else of all that stands there. */
  String place(String inner, String word) {
    return place(inner + find(document.root().at(at + inner), word).orElse(""));
  }

  private static Optional<String> find(JsonNode node, String word) {
    if (node.isTextual() && node.textValue().equals(word)) {
      return Optional.of("");
    }
    ImmutableList<Map.Entry<String, JsonNode>> below =
        node.isArray()
            ? IntStream.range(0, node.size())
                .mapToObj(i -> Map.entry(String.valueOf(i), node.get(i)))
                .collect(ImmutableList.toImmutableList())
            : ImmutableList.copyOf(node.properties());
    for (Map.Entry<String, JsonNode> each : below) {
      Optional<String> found = find(each.getValue(), word);
      if (found.isPresent()) {
        return found.map(rest -> "/" + escaped(each.getKey()) + rest);
      }
    }
    return Optional.empty();
  }

  private static String escaped(String key) {
    return key.replace("~", "~0").replace("/", "~1");
  }

  /** A problem of a setup, at the seats or the option that it is about. */
  Problem ofSetup(Problem problem) {
    String place = problem.place();
    String key =
        place.startsWith("option ") ? "options/" + place.substring("option ".length()) : place;
    String inner = "/setup/" + key;
    boolean isShared =
        document.root().at(at + inner).isMissingNode()
            && !document.root().at(inner).isMissingNode();
    return new Problem(isShared ? document.place(inner) : place(inner), problem.message());
  }

  /** A problem of a whole state, whose own paths go on where it is written. */
  Problem ofState(Problem problem) {
    return below("/given/state", problem);
  }

  /** A problem of a position, whose own paths go on where it is written. */
  Problem ofPosition(Problem problem) {
    return below("/given/position", problem);
  }

  private Problem below(String key, Problem problem) {
    String place = problem.place();
    boolean isPath = place.isEmpty() || place.startsWith("/");
    return isPath
        ? new Problem(place(key + place), problem.message())
        : problem.within(place(key) + " ");
  }
}
