package org.lawspeaker.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Rulebook;

/**
 * A game that is found. Whatever its provider fails at is a refusal that names the game and where
 * it comes from: strangers' games are made on machines that have all they need.
 *
 * @param id the id of the game
 * @param provider who provides it
 */
record GuardedGame(String id, GameProvider provider) implements GameProvider {
  @Override
  public GameSummary summary() {
    return guarded(provider::summary);
  }

  @Override
  public Rulebook rulebook() {
    return guarded(provider::rulebook);
  }

  @Override
  public Game<?, ?, ?> game() {
    return guarded(provider::game);
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return guarded(() -> provider.game(name, yaml));
  }

  @Override
  public JsonNode packSchema() {
    return guarded(provider::packSchema);
  }

  private <T> T guarded(Supplier<T> answer) {
    try {
      return answer.get();
    } catch (RuntimeException | LinkageError e) {
      throw new Refusal(place(), "the game " + id + " " + Breakage.of(e));
    }
  }

  /** The jar or folder that it comes from. */
  String place() {
    return Services.placeOf(provider.getClass());
  }
}
