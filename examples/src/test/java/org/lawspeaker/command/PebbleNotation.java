package org.lawspeaker.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.primitives.Ints;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;

/** Pebbles as text: {@code roll 2}, {@code take 1}. */
record PebbleNotation() implements Notation<Pebbles.State, Pebbles.Act, Pebbles.State> {
  static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  @Override
  public String move(Pebbles.State state, Pebbles.Act move) {
    return move instanceof Pebbles.Take take
        ? "take " + take.count()
        : "roll " + ((Pebbles.Roll) move).limit();
  }

  @Override
  public Checked<Pebbles.Act> readMove(Pebbles.State state, String text) {
    Integer number = text.length() > 5 ? Ints.tryParse(text.substring(5)) : null;
    if (number != null && text.startsWith("take ")) {
      return Checked.ok(new Pebbles.Take(state.turn(), number));
    }
    return number != null && text.startsWith("roll ")
        ? Checked.ok(new Pebbles.Roll(number))
        : Checked.bad("", "write take or roll and a number");
  }

  @Override
  public JsonNode state(Pebbles.State state) {
    return JSON.objectNode()
        .put("heap", state.heap())
        .put("limit", state.limit())
        .put("turn", state.turn().index());
  }

  @Override
  public Checked<Pebbles.State> readState(JsonNode json) {
    return Checked.ok(
        new Pebbles.State(
            json.path("heap").asInt(),
            json.path("limit").asInt(),
            Seat.of(json.path("turn").asInt())));
  }

  @Override
  public JsonNode view(Pebbles.State view) {
    return state(view);
  }

  @Override
  public Checked<Pebbles.State> readView(JsonNode json) {
    return readState(json);
  }

  @Override
  public Checked<Pebbles.State> arrange(Pebbles.State from, JsonNode overlay) {
    return Checked.ok(
        new Pebbles.State(
            overlay.path("heap").asInt(from.heap()),
            overlay.path("limit").asInt(from.limit()),
            from.turn()));
  }
}
