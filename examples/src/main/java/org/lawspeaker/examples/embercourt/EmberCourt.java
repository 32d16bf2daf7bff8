package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
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
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.engine.kit.WorkTable.Use;
import org.lawspeaker.engine.rulebook.RulebookFile;

/**
 * The rules of Ember Court. What a move does is told by the {@link CourtStep} that waits for it.
 */
public final class EmberCourt implements Game<Court, EmberMove, Sight> {
  /**
   * A night has at most 15 draws, 2 shuffles, 5 seals, 5 stokes with 4 + 3 + 2 + 1 passes between
   * them, a glimpse and a decision.
   */
  private static final int LONGEST_NIGHT = 39;

  /** What is known without the rulebook. */
  static final GameSummary SUMMARY = new GameSummary("ember-court", "Ember Court", 2, 5);

  private final Rulebook rulebook = RulebookFile.resource(EmberCourt.class, "rulebook.yaml");
  private final GameInfo info =
      GameInfo.builder(SUMMARY)
          .options(ImmutableList.of())
          .rulesVersion("1")
          .pack("none")
          .contentHash(ContentHash.of(rulebook.toString()))
          .longest(Court.NIGHTS * LONGEST_NIGHT)
          .build();

  private static CourtTable table(Court court, WorkTable.Use use) {
    return new CourtTable(court, use);
  }

  static Court settled(Court court) {
    return table(court, Use.PLAYING).settle().court();
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Rulebook rulebook() {
    return rulebook;
  }

  @Override
  public Checked<Court> start(Setup setup) {
    return info.complete(setup).map(complete -> Court.start(complete.seats()));
  }

  @Override
  public Pending<EmberMove> pending(Court court) {
    return table(court, Use.READING).pending();
  }

  @Override
  public ImmutableList<EmberMove> legalMoves(Court court) {
    return table(court, Use.READING).legalMoves();
  }

  @Override
  public Verdict judge(Court court, EmberMove move) {
    return table(court, Use.READING).judge(move);
  }

  @Override
  public Court applyUnchecked(Court court, EmberMove move) {
    return table(court, Use.PLAYING).play(move).court();
  }

  @Override
  public Transition<Court> explain(Court court, EmberMove move) {
    if (judge(court, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    CourtTable table = table(court, Use.TELLING).play(move);
    return new Transition<>(table.court(), table.events());
  }

  @Override
  public Sight view(Court court, Viewer viewer) {
    return Sight.of(court, viewer);
  }

  @Override
  public Court determinize(Sight sight, RandomGenerator random) {
    return Guess.of(sight, random);
  }

  @Override
  public double evaluate(Court court, Seat seat) {
    return court.agenda().isEmpty() ? Game.super.evaluate(court, seat) : Outlook.of(court, seat);
  }

  @Override
  public ImmutableList<Problem> check(Court court) {
    return CourtCheck.check(court);
  }

  @Override
  public Notation<Court, EmberMove, Sight> notation() {
    return CourtNotation.NOTATION;
  }
}
