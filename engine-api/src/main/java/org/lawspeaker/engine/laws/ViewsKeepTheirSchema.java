package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.SchemaCheck;

/**
 * The JSON of a view is what the game says it is.
 *
 * @param schema what it is held to
 */
record ViewsKeepTheirSchema<S, M extends Move, V>(Supplier<JsonNode> schema)
    implements Law<S, M, V> {
  /** The law for views of this game, whose schema is made once. */
  static <S, M extends Move, V> ViewsKeepTheirSchema<S, M, V> of(Game<S, M, V> game) {
    return new ViewsKeepTheirSchema<>(
        Suppliers.memoize(() -> strict(game.notation().viewSchema())));
  }

  @Override
  public String name() {
    return "views-keep-their-schema";
  }

  @Override
  public String says() {
    return "The JSON of a view agrees with the schema of views; a number is below 0 only where"
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
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    for (Viewer viewer : at.look(random).pair()) {
      JsonNode written = at.answers().written(viewer);
      ImmutableList<Problem> problems = SchemaCheck.check(schema.get(), written);
      if (!problems.isEmpty()) {
        return Finding.of(
            "the view of " + viewer + " is not as its schema says", written, problems);
      }
    }
    return Optional.empty();
  }
}
