package org.lawspeaker.engine.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;

/** States and views survive being written as text. */
record JsonRoundTrip<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "json-round-trip";
  }

  @Override
  public String says() {
    return "A state, and a view of each of two viewers, reads back equal from its JSON; the state"
        + " and one view are written as text on the way, and the same again.";
  }

  @Override
  public int stride() {
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Notation<S, M, V> notation = at.game().notation();
    Look<S, M, V> look = at.look(random);
    Viewer viewer = look.viewer();
    return comesBack(
            "the state", at.state(), at.answers().written(), notation::state, notation::readState)
        .or(
            () ->
                comesBack(
                    "the view of " + viewer,
                    at.answers().view(viewer),
                    at.answers().written(viewer),
                    notation::view,
                    notation::readView))
        .or(() -> readsBack(at, look.pair().get(1)))
        .or(
            () ->
                Finding.unlessEqual(
                    "an arrangement that moves nothing changes the state",
                    Checked.ok(at.state()),
                    notation.arrange(at.state(), JsonNodeFactory.instance.objectNode())));
  }

  private Optional<Finding> readsBack(Situation<S, M, V> at, Viewer viewer) {
    return Finding.unlessEqual(
        "the view of " + viewer + " reads back as another one",
        Checked.ok(at.answers().view(viewer)),
        at.game().notation().readView(at.answers().written(viewer)));
  }

  private static <T> Optional<Finding> comesBack(
      String what,
      T value,
      JsonNode tree,
      Function<T, JsonNode> write,
      Function<JsonNode, Checked<T>> read) {
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
