package org.lawspeaker.examples.connectfour;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.rulebook.EventsFile;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;

/** The rules of Connect Four. */
public final class ConnectFour implements Showable<Position, Drop, Grid> {
  private static final Verdict LEGAL = Verdict.legal(Clauses.DROP, Clauses.TURNS);

  /** What is known without the rulebook. */
  static final GameSummary SUMMARY = new GameSummary("connect-four", "Connect Four", 2, 2);

  private final Rulebook rulebook = RulebookFile.resource(ConnectFour.class, "rulebook.yaml");
  private final GameInfo info =
      GameInfo.builder(SUMMARY)
          .options(ImmutableList.of())
          .rulesVersion("1")
          .pack("none")
          .contentHash(ContentHash.of(rulebook.toString()))
          .longest(Position.CELLS)
          .build();

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Rulebook rulebook() {
    return rulebook;
  }

  @Override
  public Checked<Position> start(Setup setup) {
    return info.complete(setup).map(complete -> Position.EMPTY);
  }

  @Override
  public Pending<Drop> pending(Position position) {
    return Ends.pending(position);
  }

  @Override
  public ImmutableList<Drop> legalMoves(Position position) {
    return position.isWon() ? ImmutableList.of() : Drop.into(position.open(), position.turn());
  }

  @Override
  public Verdict judge(Position position, Drop drop) {
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (position.isWon()) {
      violations.add(Violation.of(Clauses.FOUR, "game-over", "winner", position.winner()));
    } else if (position.isFull()) {
      violations.add(Violation.of(Clauses.FULL, "game-over"));
    }
    if (drop.by().index() != position.turn()) {
      violations.add(Violation.of(Clauses.TURNS, "not-your-turn", "seat", drop.by()));
    }
    if (drop.column() < 0 || drop.column() >= Position.COLUMNS) {
      violations.add(Violation.of(Clauses.GRID, "no-such-column", "column", drop.column() + 1));
    } else if (!position.hasRoom(drop.column())) {
      violations.add(Violation.of(Clauses.ROOM, "column-full", "column", drop.column() + 1));
    }
    ImmutableList<Violation> found = violations.build();
    return found.isEmpty() ? LEGAL : new Verdict.Illegal(found);
  }

  @Override
  public Position applyUnchecked(Position position, Drop drop) {
    return position.drop(drop.column());
  }

  @Override
  public Transition<Position> explain(Position position, Drop drop) {
    if (judge(position, drop) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(drop, illegal);
    }
    Position next = position.drop(drop.column());
    int row = Long.bitCount((next.occupied() >>> (drop.column() * 7)) & 0b111111);
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    events.add(
        Event.open(
            Clauses.REST,
            "dropped",
            drop.by() + "'s disc rests in column " + (drop.column() + 1) + ", row " + row,
            ImmutableMap.of(
                "seat", String.valueOf(drop.by().index()),
                "column", String.valueOf(drop.column() + 1),
                "row", String.valueOf(row))));
    if (pending(next) instanceof Pending.Over<Drop> over) {
      Citation by = over.outcome().citation();
      events.add(Event.open(by, "ended", over.outcome().reason(), ImmutableMap.of()));
    }
    return new Transition<>(next, events.build());
  }

  /** C4-OPEN-01: the same for everybody. */
  @Override
  public Grid view(Position position, Viewer viewer) {
    return Grid.of(position);
  }

  @Override
  public Position determinize(Grid grid, RandomGenerator random) {
    return grid.position();
  }

  @Override
  public double evaluate(Position position, Seat seat) {
    return position.isWon() || position.isFull()
        ? Showable.super.evaluate(position, seat)
        : Threats.of(position, seat.index());
  }

  @Override
  public ImmutableList<Problem> check(Position position) {
    return Soundness.check(position);
  }

  @Override
  public Notation<Position, Drop, Grid> notation() {
    return GridNotation.NOTATION;
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return Told.KINDS;
  }

  @Override
  public Showing<Drop, Grid> showing() {
    return GridShowing.SHOWING;
  }

  /** The kinds of events, read when somebody first asks. */
  private static final class Told {
    static final ImmutableMap<String, ImmutableSet<String>> KINDS =
        EventsFile.resource(ConnectFour.class, "events.yaml");
  }
}
