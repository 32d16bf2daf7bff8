package org.lawspeaker.examples.connectfour;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;

/** Finds Connect Four. */
public final class ConnectFourProvider implements GameProvider {
  @Override
  public String id() {
    return summary().id();
  }

  @Override
  public GameSummary summary() {
    return ConnectFour.SUMMARY;
  }

  @Override
  public ConnectFour game() {
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
    static final ConnectFour GAME = new ConnectFour();
  }
}
