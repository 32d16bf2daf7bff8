package org.lawspeaker.examples.embercourt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;

/** Finds Ember Court. */
public final class EmberCourtProvider implements GameProvider {
  private static final EmberCourt GAME = new EmberCourt();

  @Override
  public String id() {
    return GAME.info().id();
  }

  @Override
  public EmberCourt game() {
    return GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return Checked.bad(name, "this game has no card packs");
  }

  @Override
  public JsonNode packSchema() {
    return JsonNodeFactory.instance.objectNode().put("type", "object").put("maxProperties", 0);
  }
}
