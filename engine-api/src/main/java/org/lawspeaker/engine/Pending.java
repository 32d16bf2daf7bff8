package org.lawspeaker.engine;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * What has to happen next: exactly one of four. For whoever runs a match and sees its state: it
 * holds what no seat may know. What may be sent to a seat is a {@link
 * org.lawspeaker.engine.play.Question}, and to everybody the {@link Window} and the {@link
 * Outcome}.
 *
 * <pre>{@code
 * EmberCourt game = new EmberCourtProvider().game();
 * Court court = game.start(Setup.of(2)).orThrow();
 * SplittableRandom random = new SplittableRandom(7);
 * while (game.pending(court) instanceof Pending.Chance<EmberMove> chance) {
 *   court = game.apply(court, chance.outcomes().sample(random));
 * }
 * System.out.println(game.pending(court) instanceof Pending.Commit); // true
 * System.out.println(game.pending(court).owing()); // [seat 0, seat 1]
 * }</pre>
 *
 * @param <M> the game's moves
 */
public sealed interface Pending<M extends Move> {
  /**
   * One seat owes a move, openly.
   *
   * @param seat who owes it
   * @param window why
   */
  record Choose<M extends Move>(Seat seat, Window window) implements Pending<M> {}

  /**
   * Several seats owe a secret move each; they seal them in any order. A sealed choice changes
   * nobody else's view, and every order leads to the same state. Who has chosen already is for the
   * eyes of whoever runs the match: a seat that answers at once often had nothing to think about.
   *
   * @param owing who still owes a move, at least one; never to be sent to a seat
   * @param sealed who has chosen already; never to be sent to a seat
   * @param window why
   */
  record Commit<M extends Move>(ImmutableSet<Seat> owing, ImmutableSet<Seat> sealed, Window window)
      implements Pending<M> {
    public Commit {
      if (owing.isEmpty()) {
        throw new IllegalArgumentException("a commit that nobody owes: " + window.name());
      }
    }
  }

  /**
   * Nature moves.
   *
   * @param why the clause that calls for chance
   * @param outcomes what may happen, with exact probabilities; never to be sent to a seat, for they
   *     are the cards left in a deck, or in the hand that is drawn from
   */
  record Chance<M extends Move>(Citation why, Distribution<M> outcomes) implements Pending<M> {}

  /**
   * The game has ended.
   *
   * @param outcome how, and by which clause
   */
  record Over<M extends Move>(Outcome outcome) implements Pending<M> {}

  /** The seats that owe a move: one, several, or none at chance and at the end. */
  default ImmutableSet<Seat> owing() {
    if (this instanceof Choose<M> choose) {
      return ImmutableSet.of(choose.seat());
    }
    return this instanceof Commit<M> commit ? commit.owing() : ImmutableSet.of();
  }

  /** The question that is asked; empty at chance and at the end. */
  default Optional<Window> asked() {
    if (this instanceof Choose<M> choose) {
      return Optional.of(choose.window());
    }
    return this instanceof Commit<M> commit ? Optional.of(commit.window()) : Optional.empty();
  }

  /** Whether this actor owes a move: Nature at chance, the seats that {@link #owing} names. */
  default boolean isOwedBy(Actor actor) {
    if (this instanceof Choose<M> choose) {
      return choose.seat().equals(actor);
    }
    if (this instanceof Commit<M> commit) {
      return commit.owing().contains(actor);
    }
    return this instanceof Chance<M> && actor == Nature.NATURE;
  }

  /** Whether the game has ended. */
  default boolean isOver() {
    return this instanceof Over<M>;
  }
}
