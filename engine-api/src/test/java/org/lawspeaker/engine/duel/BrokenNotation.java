package org.lawspeaker.engine.duel;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;

/** The honest notation in every method; a test overrides one to plant a bug. */
public class BrokenNotation implements Notation<DuelState, DuelMove, DuelView> {
  private final DuelNotation honest = new DuelNotation();

  @Override
  public String move(DuelState state, DuelMove move) {
    return honest.move(state, move);
  }

  @Override
  public Checked<DuelMove> readMove(DuelState state, String text) {
    return honest.readMove(state, text);
  }

  @Override
  public JsonNode state(DuelState state) {
    return honest.state(state);
  }

  @Override
  public Checked<DuelState> readState(JsonNode json) {
    return honest.readState(json);
  }

  @Override
  public JsonNode view(DuelView view) {
    return honest.view(view);
  }

  @Override
  public Checked<DuelView> readView(JsonNode json) {
    return honest.readView(json);
  }

  @Override
  public JsonNode viewSchema() {
    return honest.viewSchema();
  }

  @Override
  public Checked<DuelState> arrange(DuelState from, JsonNode overlay) {
    return honest.arrange(from, overlay);
  }

  /** The honest game, written in this notation. */
  public BrokenDuel game() {
    BrokenNotation notation = this;
    return new BrokenDuel() {
      @Override
      public Notation<DuelState, DuelMove, DuelView> notation() {
        return notation;
      }
    };
  }
}
