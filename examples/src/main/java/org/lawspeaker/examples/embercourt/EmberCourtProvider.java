package org.lawspeaker.examples.embercourt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;

/** Finds Ember Court. */
public final class EmberCourtProvider implements GameProvider {
  @Override
  public String id() {
    return summary().id();
  }

  @Override
  public GameSummary summary() {
    return EmberCourt.SUMMARY;
  }

  @Override
  public EmberCourt game() {
    return Made.GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return Checked.bad(name, "this game has no card packs");
  }

  @Override
  public JsonNode packSchema() {
    return JsonNodeFactory.instance.objectNode().put("type", "object").put("maxProperties", 0);
  }

  /** The game, made when it is first asked for. */
  private static final class Made {
    static final EmberCourt GAME = new EmberCourt();
  }
}
