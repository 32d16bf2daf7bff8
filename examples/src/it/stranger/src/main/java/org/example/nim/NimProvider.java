package org.example.nim;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;

/** Finds Nim. */
public final class NimProvider implements GameProvider {
  private static final Nim GAME = new Nim();

  /** For the service loader. */
  public NimProvider() {}

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public Nim game() {
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
