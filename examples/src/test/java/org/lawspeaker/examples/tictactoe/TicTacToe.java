package org.lawspeaker.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Outcome.Result;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.MoveNotation;
import org.lawspeaker.engine.kit.RecordNotation;

/** The rules of tic-tac-toe. */
public final class TicTacToe implements Game<Board, Mark, Board> {
  public static final String ID = "tic-tac-toe";

  private static final Citation TURNS = Citation.of("TTT-TURN-01");
  private static final Citation THREE = Citation.of("TTT-END-01");
  private static final Citation FULL = Citation.of("TTT-END-02");
  private static final Rulebook RULEBOOK =
      Rulebook.of(
          "TTT",
          ImmutableList.of(
              clause(TURNS, "In turn, each player marks one of nine squares that is empty."),
              clause(THREE, "Whoever has marked three squares in a row wins."),
              clause(FULL, "With no square left the game is a draw.")),
          ImmutableList.of());
  private static final Window MARK = Window.of("mark", "Which square?", TURNS);
  private static final ImmutableList<Pending<Mark>> CHOICES =
      ImmutableList.of(
          new Pending.Choose<>(Seat.of(0), MARK), new Pending.Choose<>(Seat.of(1), MARK));
  private static final Pending<Mark> DRAWN = over(FULL, Result.DREW, Result.DREW);
  private static final Pending<Mark> FIRST = over(THREE, Result.WON, Result.LOST);
  private static final Pending<Mark> SECOND = over(THREE, Result.LOST, Result.WON);
  private static final Verdict LEGAL = Verdict.legal(TURNS);
  private static final GameInfo INFO =
      GameInfo.builder()
          .id(ID)
          .title("Tic-tac-toe")
          .fewestSeats(2)
          .mostSeats(2)
          .options(ImmutableList.of())
          .rulesVersion("1")
          .pack("none")
          .contentHash(ContentHash.of(RULEBOOK.toString()))
          .longest(Board.SQUARES)
          .build();

  private static final Notation<Board, Mark, Board> NOTATION =
      RecordNotation.of(
          KitJson.RECORDS,
          Board.class,
          Board.class,
          MoveNotation.<Board, Mark>of(KitJson.RECORDS, Mark.class)
              .move(Mark.class, "seat {by}: mark {square+1}")
              .build());

  private static Clause clause(Citation citation, String says) {
    return new Clause(citation, says, "rule", Optional.empty());
  }

  private static Pending<Mark> over(Citation why, Result first, Result second) {
    String reason = RULEBOOK.textOf(why).orElseThrow();
    return new Pending.Over<>(Outcome.of(ImmutableList.of(first, second), reason, why));
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Rulebook rulebook() {
    return RULEBOOK;
  }

  @Override
  public Checked<Board> start(Setup setup) {
    return INFO.complete(setup).map(complete -> Board.EMPTY);
  }

  @Override
  public Pending<Mark> pending(Board board) {
    if (board.isWon()) {
      return board.hasThree(Seat.of(0)) ? FIRST : SECOND;
    }
    return board.empty() == 0 ? DRAWN : CHOICES.get(board.turn());
  }

  @Override
  public ImmutableList<Mark> legalMoves(Board board) {
    return board.isWon() ? ImmutableList.of() : Mark.on(board.empty(), board.turn());
  }

  @Override
  public Verdict judge(Board board, Mark mark) {
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (board.isWon()) {
      violations.add(Violation.of(THREE, "game-over"));
    }
    if (board.empty() == 0) {
      violations.add(Violation.of(FULL, "game-over"));
    }
    if (mark.by().index() != board.turn()) {
      violations.add(Violation.of(TURNS, "not-your-turn"));
    }
    if (mark.square() < 0
        || mark.square() >= Board.SQUARES
        || (board.empty() >>> mark.square() & 1) == 0) {
      violations.add(Violation.of(TURNS, "not-an-empty-square", "square", mark.square() + 1));
    }
    ImmutableList<Violation> found = violations.build();
    return found.isEmpty() ? LEGAL : new Verdict.Illegal(found);
  }

  @Override
  public Board applyUnchecked(Board board, Mark mark) {
    return board.with(mark);
  }

  @Override
  public Transition<Board> explain(Board board, Mark mark) {
    if (judge(board, mark) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(mark, illegal);
    }
    String says = mark.by() + " marks square " + (mark.square() + 1);
    Event marked = Event.open(TURNS, "marked", says, ImmutableMap.of());
    return new Transition<>(board.with(mark), ImmutableList.of(marked));
  }

  @Override
  public Board view(Board board, Viewer viewer) {
    return board;
  }

  @Override
  public Board determinize(Board view, RandomGenerator random) {
    return view;
  }

  @Override
  public ImmutableList<Problem> check(Board board) {
    int more = Integer.bitCount(board.first()) - Integer.bitCount(board.second());
    boolean sound =
        (board.first() & board.second()) == 0
            && ((board.first() | board.second()) & ~Board.FULL) == 0
            && (more == 0 || more == 1)
            && !(board.hasThree(Seat.of(0)) && more == 0)
            && !(board.hasThree(Seat.of(1)) && more == 1);
    return sound ? ImmutableList.of() : ImmutableList.of(new Problem("", "cannot be reached"));
  }

  @Override
  public Notation<Board, Mark, Board> notation() {
    return NOTATION;
  }
}
