package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Reason;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Why;
import org.lawspeaker.engine.kit.WorkTable.Use;

/**
 * A game whose rules stand on a {@link WorkTable}: what the contract asks about moves is asked of a
 * table that is made for the question. The game adds how it starts, who sees what, what cannot be
 * and how it is written.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 * @param <T> the game's table
 */
public abstract class TableGame<S, M extends Move, V, T extends WorkTable<T, M, ?>>
    implements Game<S, M, V>, Stepwise<S, M> {
  private final GameInfo info;
  private final Rulebook rulebook;

  protected TableGame(GameInfo info, Rulebook rulebook) {
    this.info = info;
    this.rulebook = rulebook;
  }

  /** This state on a table, for this use. */
  protected abstract T table(S state, Use use);

  /** What lies on a table, as a state. */
  protected abstract S state(T table);

  @Override
  public final GameInfo info() {
    return info;
  }

  @Override
  public final Rulebook rulebook() {
    return rulebook;
  }

  /**
   * What has to happen next. A game may override this to answer without a table where most
   * positions need none: a player asks it before every move.
   */
  @Override
  public Pending<M> pending(S state) {
    return table(state, Use.READING).pending();
  }

  @Override
  public final ImmutableList<M> legalMoves(S state) {
    return table(state, Use.READING).legalMoves();
  }

  @Override
  public final ImmutableList<M> legalMoves(S state, Seat seat) {
    return table(state, Use.READING).legalMoves(seat);
  }

  @Override
  public final Verdict judge(S state, M move) {
    return table(state, Use.READING).judge(move);
  }

  @Override
  public final S applyUnchecked(S state, M move) {
    return state(table(state, Use.PLAYING).play(move));
  }

  @Override
  public final Transition<S> explain(S state, M move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    T table = table(state, Use.TELLING).play(move);
    return new Transition<>(state(table), table.events());
  }

  @Override
  public final Why why(S state, M move) {
    T judging = table(state, Use.WEIGHING);
    Verdict verdict = judging.judge(move);
    ImmutableList<Reason> followed =
        verdict.isLegal() ? table(state, Use.WEIGHING).play(move).trace() : ImmutableList.of();
    return new Why(judging.trace(), verdict, followed);
  }

  @Override
  public final int steps(S state, M move) {
    return table(state, Use.PLAYING).play(move).steps();
  }

  /** The state with all steps carried out that ask nobody. */
  public final S settled(S state) {
    return state(table(state, Use.PLAYING).settle());
  }
}
