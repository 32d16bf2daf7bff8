package org.lawspeaker.command.reference;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;

/**
 * The games that can be asked about.
 *
 * @param games by id
 * @param loader what finds where their clauses are shown
 */
public record Library(
    ImmutableSortedMap<String, ? extends GameProvider> games, ClassLoader loader) {
  /** Where the text of a pack is said to stand. */
  public static final String PACK = "pack";

  /**
   * The game of this id, or which ones there are.
   *
   * @param place where the id stands
   */
  public Checked<GameProvider> named(String place, String id) {
    return games.containsKey(id)
        ? Checked.ok(games.get(id))
        : Checked.bad(
            place,
            "no game "
                + Problem.quote(id)
                + " is installed; there are: "
                + String.join(", ", games.keySet()));
  }

  /**
   * The game of this id with its own cards, or with those of a pack.
   *
   * @param place where the id stands
   * @param pack the text of a pack
   */
  public Checked<Game<?, ?, ?>> game(String place, String id, Optional<String> pack) {
    return named(place, id)
        .then(
            provider ->
                pack.isPresent() ? provider.game(PACK, pack.get()) : Checked.ok(provider.game()));
  }
}
