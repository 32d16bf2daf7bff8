package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.command.reference.Quote;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Showing;

/** Whether a move may be made, and why. */
public record Ruled(
    boolean legal,
    @Doc("The move as it is written.") String move,
    @Doc("What it does, if it is legal.") Optional<Choice> choice,
    @Doc("The clauses that allow it; empty if it is not legal.") ImmutableList<Quote> because,
    @Doc("Everything that forbids it; empty if it is legal.") ImmutableList<Forbidden> forbidden) {
  /** One way in which a move breaks the rules. */
  public record Forbidden(Quote because, String code, ImmutableMap<String, String> facts) {}

  /** A move that is refused, and everything that forbids it. */
  public record Refused(ImmutableList<Forbidden> forbidden) {}

  /** What is to be said of a move of this seat. */
  static <S, M extends Move, V> Ruled of(
      Game<S, M, V> game, S state, Seat seat, M move, Verdict verdict) {
    Optional<Choice> choice =
        verdict.isLegal()
            ? Showing.of(game).map(showing -> showing.choice(game.view(state, seat), move))
            : Optional.empty();
    return new Ruled(
        verdict.isLegal(),
        game.notation().move(state, move),
        choice,
        verdict.isLegal() ? Quote.of(game.rulebook(), verdict.citations()) : ImmutableList.of(),
        forbidden(game, verdict));
  }

  static ImmutableList<Forbidden> forbidden(Game<?, ?, ?> game, Verdict verdict) {
    ImmutableList.Builder<Forbidden> forbidden = ImmutableList.builder();
    if (verdict instanceof Verdict.Illegal illegal) {
      for (Violation violation : illegal.violations()) {
        Quote because = Quote.of(game.rulebook(), violation.citation());
        forbidden.add(new Forbidden(because, violation.code(), violation.facts()));
      }
    }
    return forbidden.build();
  }
}
