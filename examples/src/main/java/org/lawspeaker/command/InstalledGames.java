package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;

/** The games on the class path, by name. */
final class InstalledGames {
  private static final String FAVOURITE = "hand-of-destiny";

  private InstalledGames() {}

  /** The game of this id; refuses with the ids that there are. */
  static GameProvider named(String id) {
    return GameProvider.find(id).orElseThrow(() -> new Refusal("", missing(id)));
  }

  /** What to say of an id that no installed game has. */
  static String missing(String id) {
    return "no game " + Problem.quote(id) + " is installed; there are: " + names();
  }

  /** The game to show to somebody who names none. */
  static GameProvider toShow() {
    ImmutableList<GameProvider> installed = GameProvider.installed();
    if (installed.isEmpty()) {
      throw new Refusal("", "no game is installed");
    }
    return GameProvider.find(FAVOURITE).orElse(installed.get(0));
  }

  private static String names() {
    return GameProvider.installed().stream()
        .map(GameProvider::id)
        .collect(Collectors.joining(", "));
  }
}
