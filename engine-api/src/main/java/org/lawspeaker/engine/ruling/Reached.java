package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Viewer;

/**
 * The position that a question ends in.
 *
 * @param game the game
 * @param after the state
 * @param events of the last move
 */
record Reached<S, M extends Move, V>(Game<S, M, V> game, S after, ImmutableList<Event> events)
    implements Aftermath {
  @Override
  public JsonNode state() {
    return game.notation().state(after);
  }

  @Override
  public JsonNode view(Viewer viewer) {
    return game.notation().view(game.view(after, viewer));
  }

  @Override
  public ImmutableList<String> choices() {
    return Choices.legal(game, after);
  }

  @Override
  public Optional<Outcome> outcome() {
    return game.pending(after) instanceof Pending.Over<M> over
        ? Optional.of(over.outcome())
        : Optional.empty();
  }
}
