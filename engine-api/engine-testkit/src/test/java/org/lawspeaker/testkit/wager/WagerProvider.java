package org.lawspeaker.testkit.wager;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Records;

/** Finds the wager; a pack says how many stones there are. */
public record WagerProvider() implements GameProvider {
  public static final Wager GAME = new Wager(5);

  record Pack(@Range(min = 2, max = 9) int stones) {}

  public static Optional<GameProvider> find(String id) {
    return id.equals("wager") ? Optional.of(new WagerProvider()) : Optional.empty();
  }

  @Override
  public String id() {
    return "wager";
  }

  @Override
  public Wager game() {
    return GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return Document.yaml(name, yaml)
        .then(document -> Records.STANDARD.read(document, Pack.class))
        .map(pack -> new Wager(pack.stones()));
  }

  @Override
  public JsonNode packSchema() {
    return Records.STANDARD.schema(Pack.class);
  }
}
