package org.lawspeaker.thorgal;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.apiguardian.api.API;
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
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.notation.PositionCheck;
import org.lawspeaker.thorgal.notation.ThorgalNotation;
import org.lawspeaker.thorgal.prospects.Prospects;
import org.lawspeaker.thorgal.setup.Options;
import org.lawspeaker.thorgal.setup.Preparation;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalState;
import org.lawspeaker.thorgal.view.Guess;
import org.lawspeaker.thorgal.view.ThorgalView;

/** Thorgal, The Card Game, with one card pack. */
public final class Thorgal implements Game<ThorgalState, ThorgalMove, ThorgalView> {
  /** The id in commands, records and rulings. */
  public static final String ID = "thorgal";

  private static final String RULES_VERSION = "1";

  /** Two, three or four play (THO-GEN-01, THO-MULTI-01), by the rules of two (THO-GEN-02). */
  private static final int FEWEST_SEATS = 2;

  private static final int MOST_SEATS = 4;

  /** Far above what a hundred rounds of four players can take in play that means anything. */
  private static final int LONGEST = 200_000;

  /** What is known without the cards. */
  static final GameSummary SUMMARY =
      new GameSummary(ID, "Thorgal, The Card Game", FEWEST_SEATS, MOST_SEATS);

  private final Cards cards;
  private final GameInfo info;
  private final Rulebook rulebook;
  private final ThorgalNotation notation;

  Thorgal(CardPack pack, String contentHash, Rulebook rulebook) {
    this.cards = new Cards(pack);
    this.rulebook = rulebook;
    this.notation = new ThorgalNotation(cards);
    this.info =
        GameInfo.builder(SUMMARY)
            .options(Options.of(cards))
            .rulesVersion(RULES_VERSION)
            .pack(pack.name() + " " + pack.version())
            .contentHash(contentHash)
            .longest(LONGEST)
            .build();
  }

  /** The pack that it is played with, laid out for play. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Cards cards() {
    return cards;
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
  public Checked<ThorgalState> start(Setup setup) {
    return info.complete(setup).then(complete -> Preparation.of(cards, complete));
  }

  @Override
  public Pending<ThorgalMove> pending(ThorgalState state) {
    return Table.reading(cards, state).pending();
  }

  @Override
  public ImmutableList<ThorgalMove> legalMoves(ThorgalState state) {
    return Table.reading(cards, state).legalMoves();
  }

  @Override
  public Verdict judge(ThorgalState state, ThorgalMove move) {
    return Table.reading(cards, state).judge(move);
  }

  @Override
  public ThorgalState applyUnchecked(ThorgalState state, ThorgalMove move) {
    return Table.of(cards, state).play(move).state();
  }

  @Override
  public Transition<ThorgalState> explain(ThorgalState state, ThorgalMove move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    Table table = Table.telling(cards, state).play(move);
    return new Transition<>(table.state(), table.events());
  }

  @Override
  public ThorgalView view(ThorgalState state, Viewer viewer) {
    return ThorgalView.of(state, viewer);
  }

  @Override
  public ThorgalState determinize(ThorgalView view, RandomGenerator random) {
    return Guess.of(cards, view, random);
  }

  @Override
  public double evaluate(ThorgalState state, Seat seat) {
    return state.clock().ending().isOver()
        ? Game.super.evaluate(state, seat)
        : Prospects.of(Table.reading(cards, state), seat);
  }

  @Override
  public ImmutableList<Problem> check(ThorgalState state) {
    return PositionCheck.problems(cards, state);
  }

  @Override
  public Notation<ThorgalState, ThorgalMove, ThorgalView> notation() {
    return notation;
  }
}
