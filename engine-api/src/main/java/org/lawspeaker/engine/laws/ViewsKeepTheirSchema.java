package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.SchemaCheck;

/** The JSON of a view is what the game says it is. */
record ViewsKeepTheirSchema<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "views-keep-their-schema";
  }

  @Override
  public String says() {
    return "The JSON of every view agrees with the schema of views; a number is below 0 only where"
        + " the schema says so.";
  }

  /**
   * The schema, with numbers that are 0 or more wherever it does not say how far below they may be:
   * no number stands for "none".
   */
  private static JsonNode strict(JsonNode schema) {
    JsonNode strict = schema.deepCopy();
    for (JsonNode whole : strict.findParents("type")) {
      if (whole.path("type").asText().equals("integer") && !whole.has("minimum")) {
        ((ObjectNode) whole).put("minimum", 0);
      }
    }
    return strict;
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Notation<S, M, V> notation = at.game().notation();
    JsonNode schema = strict(notation.viewSchema());
    return at.inViews(
        (viewer, view) -> {
          JsonNode written = notation.view(view);
          ImmutableList<Problem> problems = SchemaCheck.check(schema, written);
          return problems.isEmpty()
              ? Optional.empty()
              : Finding.of(
                  "the view of " + viewer + " is not as its schema says", written, problems);
        });
  }
}
