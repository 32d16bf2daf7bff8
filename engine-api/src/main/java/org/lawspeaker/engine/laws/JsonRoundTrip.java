package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.json.Document;

/** States and views survive being written as text. */
record JsonRoundTrip<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "json-round-trip";
  }

  @Override
  public String says() {
    return "A state or view written as JSON text reads back equal and is written the same again.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Notation<S, M, V> notation = at.game().notation();
    return comesBack("the state", at.state(), notation::state, notation::readState)
        .or(
            () ->
                at.inViews(
                    (viewer, view) ->
                        comesBack(
                            "the view of " + viewer, view, notation::view, notation::readView)))
        .or(
            () ->
                Finding.unlessEqual(
                    "an arrangement that moves nothing changes the state",
                    Checked.ok(at.state()),
                    notation.arrange(at.state(), JsonNodeFactory.instance.objectNode())));
  }

  private static <T> Optional<Finding> comesBack(
      String what, T value, Function<T, JsonNode> write, Function<JsonNode, Checked<T>> read) {
    JsonNode tree = write.apply(value);
    JsonNode parsed = Document.json(what, tree.toString()).orThrow().root();
    Checked<T> back = read.apply(parsed);
    if (back.value().isEmpty()) {
      return Finding.of(what + " does not read back", tree, back.problems());
    }
    T again = back.value().get();
    return Finding.differing(what + " is written another way again", tree, write.apply(again))
        .or(() -> Finding.unlessEqual(what + " reads back as another one", value, again));
  }
}
