package org.lawspeaker.engine.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

final class DuelNotation implements Notation<DuelState, DuelMove, DuelView> {
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:(seat [01]) (raises|stands)|(seat [01]) (seals|gets) (\\d)|coin (seat [01]))");

  @Override
  public String move(DuelState state, DuelMove move) {
    if (move instanceof DuelMove.Deal deal) {
      return deal.to() + " gets " + deal.number();
    }
    if (move instanceof DuelMove.Seal seal) {
      return seal.by() + " seals " + seal.number();
    }
    if (move instanceof DuelMove.Coin coin) {
      return "coin " + coin.winner();
    }
    return move.by() + (move instanceof DuelMove.Raise ? " raises" : " stands");
  }

  @Override
  public Checked<DuelMove> readMove(DuelState state, String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Checked.bad("", "not a move of the duel: " + text);
    }
    if (matcher.group(2) != null) {
      Seat by = seat(matcher.group(1));
      return Checked.ok(
          matcher.group(2).equals("raises") ? new DuelMove.Raise(by) : new DuelMove.Stand(by));
    }
    if (matcher.group(4) != null) {
      Seat seat = seat(matcher.group(3));
      int number = Integer.parseInt(matcher.group(5));
      return Checked.ok(
          matcher.group(4).equals("seals")
              ? new DuelMove.Seal(seat, number)
              : new DuelMove.Deal(seat, number));
    }
    return Checked.ok(new DuelMove.Coin(seat(matcher.group(6))));
  }

  private static Seat seat(String text) {
    return Seat.of(text.charAt(text.length() - 1) - '0');
  }

  @Override
  public JsonNode state(DuelState state) {
    return Records.STANDARD.write(state);
  }

  @Override
  public Checked<DuelState> readState(JsonNode json) {
    return Records.STANDARD.read(json, DuelState.class);
  }

  @Override
  public JsonNode view(DuelView view) {
    return Records.STANDARD.write(view);
  }

  @Override
  public Checked<DuelView> readView(JsonNode json) {
    return Records.STANDARD.read(json, DuelView.class);
  }

  @Override
  public JsonNode viewSchema() {
    return Records.STANDARD.schema(DuelView.class);
  }

  @Override
  public Checked<DuelState> arrange(DuelState from, JsonNode overlay) {
    ObjectNode merged = (ObjectNode) state(from);
    overlay.properties().forEach(entry -> merged.set(entry.getKey(), entry.getValue()));
    return readState(merged);
  }
}
