package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;

/** The honest duel in every method; a test overrides one to plant a bug. */
public class BrokenDuel implements Game<DuelState, DuelMove, DuelView> {
  protected final SealedDuel honest = new SealedDuel();

  @Override
  public GameInfo info() {
    return honest.info();
  }

  @Override
  public Rulebook rulebook() {
    return honest.rulebook();
  }

  @Override
  public Checked<DuelState> start(Setup setup) {
    return honest.start(setup);
  }

  @Override
  public Pending<DuelMove> pending(DuelState state) {
    return honest.pending(state);
  }

  @Override
  public ImmutableList<DuelMove> legalMoves(DuelState state) {
    return honest.legalMoves(state);
  }

  @Override
  public Verdict judge(DuelState state, DuelMove move) {
    return honest.judge(state, move);
  }

  @Override
  public DuelState apply(DuelState state, DuelMove move) {
    return honest.apply(state, move);
  }

  @Override
  public DuelState applyUnchecked(DuelState state, DuelMove move) {
    return honest.applyUnchecked(state, move);
  }

  @Override
  public Transition<DuelState> explain(DuelState state, DuelMove move) {
    return honest.explain(state, move);
  }

  @Override
  public DuelView view(DuelState state, Viewer viewer) {
    return honest.view(state, viewer);
  }

  @Override
  public DuelState determinize(DuelView view, RandomGenerator random) {
    return honest.determinize(view, random);
  }

  @Override
  public ImmutableList<Problem> check(DuelState state) {
    return honest.check(state);
  }

  @Override
  public Notation<DuelState, DuelMove, DuelView> notation() {
    return honest.notation();
  }
}
