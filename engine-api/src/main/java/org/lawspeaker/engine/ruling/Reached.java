package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

/**
 * The position that a question ends in.
 *
 * @param game the game
 * @param after the state
 * @param before what happened in all moves of the question but the last
 * @param last what happened in the last one
 */
record Reached<S, M extends Move, V>(
    Game<S, M, V> game, S after, ImmutableList<Event> before, ImmutableList<Event> last)
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
  public ImmutableList<Event> events(Span span) {
    return span == Span.LAST
        ? last
        : ImmutableList.<Event>builder().addAll(before).addAll(last).build();
  }

  @Override
  public ImmutableList<Citation> asked() {
    return game.pending(after).asked().map(Window::citations).orElse(ImmutableList.of());
  }

  @Override
  public Optional<Citation> decides(String text) {
    return game.notation()
        .readMove(after, text)
        .value()
        .map(move -> game.judge(after, move).citations().get(0));
  }

  @Override
  public Checked<String> choice(String text) {
    return game.notation()
        .readMove(after, text)
        .map(
            move ->
                game.legalMoves(after).contains(move) ? game.notation().move(after, move) : text);
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
