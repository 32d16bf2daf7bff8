package org.lawspeaker.command.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;

/**
 * A position, and what has to happen next: a question, a move of chance, or nothing more.
 *
 * @param state the whole position, in the form that {@code state} of a question has
 * @param asked what is asked, and of whom
 * @param chance the clause that calls for chance
 * @param ended how the game has ended
 */
public record PositionPage(
    JsonNode state, Optional<Asked> asked, Optional<Quote> chance, Optional<Ended> ended) {
  /**
   * A question to seats.
   *
   * @param seats who owes a move
   * @param name the stable word for it, as in {@code until NAME}
   * @param asks the question
   * @param because the clauses by which it is asked
   */
  public record Asked(
      ImmutableList<Integer> seats, String name, String asks, ImmutableList<Quote> because) {}

  /**
   * The end of a game.
   *
   * @param results what it means for each seat
   * @param reason the end in a sentence
   * @param because the clause that ended it
   */
  public record Ended(ImmutableList<Outcome.Result> results, String reason, Quote because) {
    static Ended of(Game<?, ?, ?> game, Outcome outcome) {
      return new Ended(
          outcome.results(), outcome.reason(), Quote.of(game.rulebook(), outcome.citation()));
    }
  }

  /** The page of this state. */
  public static <S, M extends Move, V> PositionPage of(Game<S, M, V> game, S state) {
    Pending<M> pending = game.pending(state);
    return new PositionPage(
        game.notation().state(state),
        asked(game, pending),
        chance(game, pending),
        ended(game, pending));
  }

  static <M extends Move> Optional<Asked> asked(Game<?, M, ?> game, Pending<M> pending) {
    return pending.asked().map(window -> asked(game, pending, window));
  }

  private static <M extends Move> Asked asked(
      Game<?, M, ?> game, Pending<M> pending, Window window) {
    return new Asked(
        pending.owing().stream().map(Seat::index).collect(ImmutableList.toImmutableList()),
        window.name(),
        window.asks(),
        Quote.of(game.rulebook(), window.citations()));
  }

  static <M extends Move> Optional<Quote> chance(Game<?, M, ?> game, Pending<M> pending) {
    return pending instanceof Pending.Chance<M> chance
        ? Optional.of(Quote.of(game.rulebook(), chance.why()))
        : Optional.empty();
  }

  static <M extends Move> Optional<Ended> ended(Game<?, M, ?> game, Pending<M> pending) {
    return pending instanceof Pending.Over<M> over
        ? Optional.of(Ended.of(game, over.outcome()))
        : Optional.empty();
  }
}
