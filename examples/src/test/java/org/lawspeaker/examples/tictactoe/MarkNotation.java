package org.lawspeaker.examples.tictactoe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

/** Moves as {@code seat 0: mark 5}, squares from 1. */
final class MarkNotation implements Notation<Board, Mark, Board> {
  private static final Pattern MARK = Pattern.compile("seat ([01]): mark (-?\\d{1,4})");

  @Override
  public String move(Board board, Mark mark) {
    return mark.by() + ": mark " + (mark.square() + 1);
  }

  @Override
  public Checked<Mark> readMove(Board board, String text) {
    Matcher matcher = MARK.matcher(text.trim());
    return matcher.matches()
        ? Checked.ok(
            new Mark(
                Seat.of(Integer.parseInt(matcher.group(1))),
                Integer.parseInt(matcher.group(2)) - 1))
        : Checked.bad("", "a move is \"seat 0: mark 5\", not " + Problem.quote(text));
  }

  @Override
  public JsonNode state(Board board) {
    return Records.STANDARD.write(board);
  }

  @Override
  public Checked<Board> readState(JsonNode json) {
    return Records.STANDARD.read(json, Board.class);
  }

  @Override
  public JsonNode view(Board board) {
    return state(board);
  }

  @Override
  public Checked<Board> readView(JsonNode json) {
    return readState(json);
  }

  @Override
  public Checked<Board> arrange(Board from, JsonNode overlay) {
    ObjectNode whole = state(from).deepCopy();
    return overlay.isObject()
        ? readState(whole.setAll((ObjectNode) overlay))
        : Checked.bad("", "an arrangement is an object of zones");
  }
}
