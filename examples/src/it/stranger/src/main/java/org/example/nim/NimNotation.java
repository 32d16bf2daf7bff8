package org.example.nim;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

/** Nim as text: {@code seat 0 takes 3}. */
final class NimNotation implements Notation<Heap, Take, Heap> {
  private static final Pattern TAKE = Pattern.compile("seat ([01]) takes ([0-9])");

  @Override
  public String move(Heap heap, Take move) {
    return move.by() + " takes " + move.sticks();
  }

  @Override
  public Checked<Take> readMove(Heap heap, String text) {
    Matcher take = TAKE.matcher(text);
    return take.matches()
        ? Checked.ok(
            new Take(Seat.of(Integer.parseInt(take.group(1))), Integer.parseInt(take.group(2))))
        : Checked.bad("", "write: seat 0 takes 3");
  }

  @Override
  public JsonNode state(Heap heap) {
    return Records.STANDARD.write(heap);
  }

  @Override
  public Checked<Heap> readState(JsonNode json) {
    return Records.STANDARD.read(json, Heap.class);
  }

  @Override
  public JsonNode view(Heap heap) {
    return state(heap);
  }

  @Override
  public Checked<Heap> readView(JsonNode json) {
    return readState(json);
  }

  @Override
  public Checked<Heap> arrange(Heap from, JsonNode overlay) {
    if (!overlay.isObject()) {
      return Checked.bad("", "an arrangement is an object");
    }
    ObjectNode whole = (ObjectNode) state(from);
    return readState(whole.setAll((ObjectNode) overlay));
  }
}
