package org.lawspeaker.examples.connectfour;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;

/** Finds Connect Four. */
public final class ConnectFourProvider implements GameProvider {
  private static final ConnectFour GAME = new ConnectFour();

  @Override
  public String id() {
    return GAME.info().id();
  }

  @Override
  public ConnectFour game() {
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
