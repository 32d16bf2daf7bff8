package org.lawspeaker.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * How a game is found: one service of this kind in every game artifact.
 *
 * <pre>{@code
 * GameProvider provider = GameProvider.find("connect-four").orElseThrow();
 * System.out.println(provider.game().info().title()); // Connect Four
 * System.out.println(GameProvider.find("chess").isPresent()); // false
 * }</pre>
 */
public interface GameProvider {
  /** The id of the game it provides. */
  String id();

  /**
   * What a list of games says of it. A game that takes long to read answers without reading its
   * pack.
   */
  default GameSummary summary() {
    return game().info().summary();
  }

  /** The game's rulebook. A game that takes long to read answers without reading its pack. */
  default Rulebook rulebook() {
    return game().rulebook();
  }

  /** The game with its reference pack. Made once; every call gives the same object. */
  Game<?, ?, ?> game();

  /**
   * The game with another card pack.
   *
   * @param name where the pack comes from, for problems
   * @param yaml its text
   */
  Checked<Game<?, ?, ?>> game(String name, String yaml);

  /** The JSON Schema of the game's card packs. */
  JsonNode packSchema();

  /** The JSON Schema of what a viewer knows, as {@link Notation#view} writes it. */
  default JsonNode viewSchema() {
    return game().notation().viewSchema();
  }

  /** Every game on the class path or module path, in the order of ids. */
  static ImmutableList<GameProvider> installed() {
    return ServiceLoader.load(GameProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(GameProvider::id))
        .collect(ImmutableList.toImmutableList());
  }

  /** The installed game of this id. */
  static Optional<GameProvider> find(String id) {
    return installed().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }
}
