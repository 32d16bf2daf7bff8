package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.command.reference.Quote;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Played;
import org.lawspeaker.engine.play.Referee;

/**
 * How a match stands for one seat, and nothing else: all that its client ever gets.
 *
 * @param seat the seat's number
 * @param view what the seat knows
 * @param asks what the seat is asked, if it owes a move
 * @param moves the moves that it may make, as they have to be sent
 * @param told the events that it may know, oldest first
 * @param ended how the match ended, if it has
 */
record Standing(
    int seat,
    JsonNode view,
    Optional<Asked> asks,
    ImmutableList<String> moves,
    ImmutableList<Told> told,
    Optional<Ended> ended) {
  /** The question that a seat is asked, and the clauses that ask it. */
  record Asked(String question, ImmutableList<Quote> because) {}

  /** Something that happened, and the clause that made it happen. */
  record Told(Citation clause, String kind, String says, ImmutableMap<String, String> facts) {
    static Told of(Event event) {
      return new Told(event.citation(), event.kind(), event.says(), event.facts());
    }
  }

  /** How the match ended for the seat, and by which clause. */
  record Ended(Outcome.Result result, String reason, Quote because) {}

  static <S, M extends Move, V> Standing of(
      Game<S, M, V> game, Referee<S, M, V> referee, Seat seat) {
    S state = referee.state();
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (M move : referee.legalMovesOf(seat)) {
      moves.add(game.notation().move(state, move));
    }
    ImmutableList.Builder<Told> told = ImmutableList.builder();
    for (Played<S, M> ply : referee.history()) {
      ply.transition().eventsFor(seat).forEach(event -> told.add(Told.of(event)));
    }
    return new Standing(
        seat.index(),
        game.notation().view(game.view(state, seat)),
        asked(game, referee.pending(), seat),
        moves.build(),
        told.build(),
        ended(game, referee.pending(), seat));
  }

  private static <M extends Move> Optional<Asked> asked(
      Game<?, M, ?> game, Pending<M> pending, Seat seat) {
    // Not which others are asked, too, or have chosen already: that may be a secret.
    return pending
        .asked()
        .filter(window -> pending.isOwedBy(seat))
        .map(window -> new Asked(window.asks(), Quote.of(game.rulebook(), window.citations())));
  }

  private static <M extends Move> Optional<Ended> ended(
      Game<?, M, ?> game, Pending<M> pending, Seat seat) {
    if (pending instanceof Pending.Over<M> over) {
      Outcome outcome = over.outcome();
      Quote because = Quote.of(game.rulebook(), outcome.citation());
      return Optional.of(new Ended(outcome.resultOf(seat), outcome.reason(), because));
    }
    return Optional.empty();
  }
}
