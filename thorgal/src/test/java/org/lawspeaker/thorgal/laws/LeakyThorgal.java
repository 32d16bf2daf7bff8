package org.lawspeaker.thorgal.laws;

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
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.ThorgalState;
import org.lawspeaker.thorgal.view.ThorgalView;

/** The honest game in every method; a test overrides one to plant a leak. */
class LeakyThorgal implements Game<ThorgalState, ThorgalMove, ThorgalView> {
  final Thorgal honest = VerbsPack.GAME;

  @Override
  public GameInfo info() {
    return honest.info();
  }

  @Override
  public Rulebook rulebook() {
    return honest.rulebook();
  }

  @Override
  public Checked<ThorgalState> start(Setup setup) {
    return honest.start(setup);
  }

  @Override
  public Pending<ThorgalMove> pending(ThorgalState state) {
    return honest.pending(state);
  }

  @Override
  public ImmutableList<ThorgalMove> legalMoves(ThorgalState state) {
    return honest.legalMoves(state);
  }

  @Override
  public Verdict judge(ThorgalState state, ThorgalMove move) {
    return honest.judge(state, move);
  }

  @Override
  public ThorgalState applyUnchecked(ThorgalState state, ThorgalMove move) {
    return honest.applyUnchecked(state, move);
  }

  @Override
  public Transition<ThorgalState> explain(ThorgalState state, ThorgalMove move) {
    return honest.explain(state, move);
  }

  @Override
  public ThorgalView view(ThorgalState state, Viewer viewer) {
    return honest.view(state, viewer);
  }

  @Override
  public ThorgalState determinize(ThorgalView view, RandomGenerator random) {
    return honest.determinize(view, random);
  }

  @Override
  public ImmutableList<Problem> check(ThorgalState state) {
    return honest.check(state);
  }

  @Override
  public Notation<ThorgalState, ThorgalMove, ThorgalView> notation() {
    return honest.notation();
  }
}
