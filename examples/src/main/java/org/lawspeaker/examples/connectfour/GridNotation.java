package org.lawspeaker.examples.connectfour;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

/**
 * Moves as {@code drop 4}, columns from 1; positions and views as the rows of a {@link Grid}. A
 * drop by the seat whose turn it is not is {@code seat 1: drop 4}.
 */
final class GridNotation implements Notation<Position, Drop, Grid> {
  private static final Pattern DROP = Pattern.compile("(?:seat ([01]): )?drop (-?\\d{1,4})");

  @Override
  public String move(Position position, Drop drop) {
    String text = "drop " + (drop.column() + 1);
    return drop.by().index() == position.turn() ? text : drop.by() + ": " + text;
  }

  @Override
  public Checked<Drop> readMove(Position position, String text) {
    Matcher matcher = DROP.matcher(text.trim());
    if (!matcher.matches()) {
      return Checked.bad("", "a move is \"drop 1\" to \"drop 7\", not " + Problem.quote(text));
    }
    String named = matcher.group(1);
    int seat = named == null ? position.turn() : Integer.parseInt(named);
    return Checked.ok(new Drop(Seat.of(seat), Integer.parseInt(matcher.group(2)) - 1));
  }

  @Override
  public JsonNode state(Position position) {
    return view(Grid.of(position));
  }

  @Override
  public Checked<Position> readState(JsonNode json) {
    return readView(json).map(Grid::position);
  }

  @Override
  public JsonNode view(Grid grid) {
    return Records.STANDARD.write(grid);
  }

  @Override
  public Checked<Grid> readView(JsonNode json) {
    return Records.STANDARD.read(json, Grid.class);
  }

  /** The rows are laid anew as a whole, or not at all. */
  @Override
  public Checked<Position> arrange(Position from, JsonNode overlay) {
    if (!overlay.isObject()) {
      return Checked.bad("", "an arrangement is an object of zones");
    }
    ObjectNode whole = state(from).deepCopy();
    return readState(whole.setAll((ObjectNode) overlay));
  }
}
