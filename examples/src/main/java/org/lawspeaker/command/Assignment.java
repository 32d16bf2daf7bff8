package org.lawspeaker.command;

import com.google.common.collect.ImmutableMap;
import java.io.Serializable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Setup;

/**
 * A game with its cards in words that can be sent to another process, which makes the game of them.
 *
 * @param game the game's id
 * @param packs the text of the card pack by its name; empty for the game's own
 */
record Assignment(String game, ImmutableMap<String, String> packs) implements Serializable {
  static Assignment of(String game) {
    return new Assignment(game, ImmutableMap.of());
  }

  static Assignment of(String game, String name, String pack) {
    return new Assignment(game, ImmutableMap.of(name, pack));
  }

  /** The game, made of what is installed here. */
  Game<?, ?, ?> made(Installation installed) {
    GameProvider provider = installed.games().named(game);
    return packs.entrySet().stream()
        .findFirst()
        .<Game<?, ?, ?>>map(pack -> Refusal.unlessOk(provider.game(pack.getKey(), pack.getValue())))
        .orElseGet(provider::game);
  }

  /**
   * A setup in the same words.
   *
   * @param seats how many play
   * @param options values by option name
   */
  record Table(int seats, ImmutableMap<String, String> options) implements Serializable {
    static Table of(Setup setup) {
      return new Table(setup.seats(), setup.options());
    }

    Setup setup() {
      return new Setup(seats, options);
    }
  }
}
