package org.lawspeaker.testkit.wager;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

/** The wager as text: {@code seat 0 draws 3}, {@code seat 0 raises}, {@code seat 1 calls}. */
final class WagerNotation implements Notation<WagerState, WagerMove, WagerView> {
  private static final Pattern TEXT = Pattern.compile("seat ([01]) (draws ([1-9])|raises|calls)");

  @Override
  public String move(WagerState state, WagerMove move) {
    if (move instanceof WagerMove.Draw draw) {
      return draw.seat() + " draws " + draw.stone();
    }
    return move.by() + (move instanceof WagerMove.Raise ? " raises" : " calls");
  }

  @Override
  public Checked<WagerMove> readMove(WagerState state, String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Checked.bad("", "not a move of the wager: " + text);
    }
    Seat seat = Seat.of(Integer.parseInt(matcher.group(1)));
    return Checked.ok(
        switch (matcher.group(2)) {
          case "raises" -> new WagerMove.Raise(seat);
          case "calls" -> new WagerMove.Call(seat);
          default -> new WagerMove.Draw(seat, Integer.parseInt(matcher.group(3)));
        });
  }

  @Override
  public JsonNode state(WagerState state) {
    return Records.STANDARD.write(state);
  }

  @Override
  public Checked<WagerState> readState(JsonNode json) {
    return Records.STANDARD.read(json, WagerState.class);
  }

  @Override
  public JsonNode view(WagerView view) {
    return Records.STANDARD.write(view);
  }

  @Override
  public Checked<WagerView> readView(JsonNode json) {
    return Records.STANDARD.read(json, WagerView.class);
  }

  @Override
  public Checked<WagerState> arrange(WagerState from, JsonNode overlay) {
    if (!overlay.isObject()) {
      return Checked.bad("", "an arrangement is an object");
    }
    ObjectNode merged = (ObjectNode) state(from);
    overlay.properties().forEach(entry -> merged.set(entry.getKey(), entry.getValue()));
    return readState(merged);
  }
}
