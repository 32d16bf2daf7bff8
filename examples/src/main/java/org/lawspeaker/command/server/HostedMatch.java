package org.lawspeaker.command.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.regex.Pattern;
import org.lawspeaker.command.reference.Quote;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.play.Referee;

/** One match of the server. Safe to share between threads: one request is served at a time. */
final class HostedMatch<S, M extends Move, V> {
  /** Why a move was not made. */
  private record Refused(ImmutableList<Forbidden> forbidden) {}

  private static final Pattern NAMED = Pattern.compile("\\s*(?i)seat\\s+\\d+\\s*:");

  private record Forbidden(Quote because, String code, ImmutableMap<String, String> facts) {}

  private final Game<S, M, V> game;
  private final Referee<S, M, V> referee;

  /**
   * A match that begins at once.
   *
   * @param referee who draws chance and waits for the moves of every seat
   */
  HostedMatch(Game<S, M, V> game, Referee<S, M, V> referee) {
    this.game = game;
    this.referee = referee;
    referee.run();
  }

  /** How the match stands for this seat. */
  synchronized Reply standing(Seat seat) {
    return Reply.ok(Standing.of(game, referee, seat));
  }

  /** Makes a move for this seat, or says why not. */
  synchronized Reply move(Seat seat, String text) {
    Checked<M> read = game.notation().readMove(referee.state(), named(seat, text));
    if (!read.isOk()) {
      // Why it cannot be read may rest on the moves that there are: on secrets, if others have
      // some.
      return isAskedAlone(seat)
          ? Reply.bad(read.problems())
          : Reply.refused(400, "/move", "this is no move here");
    }
    M move = read.orThrow();
    if (!move.by().equals(seat)) {
      // Not judged: the verdict may rest on what only the other seat may know.
      return Reply.refused(403, "/move", "this is no move of " + seat);
    }
    if (referee.submit(move) instanceof Verdict.Illegal illegal) {
      return refused(illegal);
    }
    referee.run();
    return standing(seat);
  }

  /**
   * What names nobody is the seat's own where several choose: it would else be read for the last
   * one who has not chosen, and so tell that the others have.
   */
  private String named(Seat seat, String text) {
    boolean isNamed = isAskedAlone(seat) || NAMED.matcher(text).lookingAt();
    return isNamed ? text : seat + ": " + text;
  }

  private boolean isAskedAlone(Seat seat) {
    return referee.pending() instanceof Pending.Choose<M> choose && choose.seat().equals(seat);
  }

  private Reply refused(Verdict.Illegal illegal) {
    ImmutableList.Builder<Forbidden> forbidden = ImmutableList.builder();
    for (Violation violation : illegal.violations()) {
      Quote because = Quote.of(game.rulebook(), violation.citation());
      forbidden.add(new Forbidden(because, violation.code(), violation.facts()));
    }
    return new Reply(422, Records.STANDARD.write(new Refused(forbidden.build())));
  }
}
