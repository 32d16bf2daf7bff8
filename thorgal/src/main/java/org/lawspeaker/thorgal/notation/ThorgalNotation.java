package org.lawspeaker.thorgal.notation;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Moves and positions of Thorgal as text. */
public final class ThorgalNotation implements Notation<ThorgalState, ThorgalMove, ThorgalView> {
  private final Cards cards;

  public ThorgalNotation(Cards cards) {
    this.cards = cards;
  }

  @Override
  public String move(ThorgalState state, ThorgalMove move) {
    return move.text(Table.of(cards, state));
  }

  @Override
  public Checked<ThorgalMove> readMove(ThorgalState state, String text) {
    throw new UnsupportedOperationException();
  }

  @Override
  public JsonNode state(ThorgalState state) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Checked<ThorgalState> readState(JsonNode json) {
    throw new UnsupportedOperationException();
  }

  @Override
  public JsonNode view(ThorgalView view) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Checked<ThorgalView> readView(JsonNode json) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Checked<ThorgalState> arrange(ThorgalState from, JsonNode overlay) {
    throw new UnsupportedOperationException();
  }
}
