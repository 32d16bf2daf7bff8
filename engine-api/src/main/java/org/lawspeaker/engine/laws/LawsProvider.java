package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.ServiceLoader;
import org.lawspeaker.engine.Game;

/**
 * How a game brings its twin deal and its own laws along: a service of this kind in the game's
 * artifact. A game without one is held to {@link Laws#of(Game)}.
 */
public interface LawsProvider {
  /** The laws of this game; empty if it is not of the provider's kind. */
  Optional<Laws<?, ?, ?>> lawsOf(Game<?, ?, ?> game);

  /** The laws that the installed providers know for this game, or those that hold of any. */
  static Laws<?, ?, ?> find(Game<?, ?, ?> game) {
    return find(game, ServiceLoader.load(LawsProvider.class));
  }

  /** The laws that the first of these providers knows for this game, or those that hold of any. */
  static Laws<?, ?, ?> find(Game<?, ?, ?> game, Iterable<LawsProvider> providers) {
    for (LawsProvider provider : providers) {
      Optional<Laws<?, ?, ?>> laws = provider.lawsOf(game);
      if (laws.isPresent()) {
        return laws.get();
      }
    }
    return Laws.of(game);
  }
}
