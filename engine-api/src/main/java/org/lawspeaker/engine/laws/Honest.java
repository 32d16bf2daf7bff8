package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;

/**
 * An honest game in every method; a test overrides one to plant a bug. Of its opinion it has the
 * standard one, which rests on the methods that a test may override.
 */
public class Honest<S, M extends Move, V> implements Game<S, M, V> {
  protected final Game<S, M, V> honest;

  protected Honest(Game<S, M, V> honest) {
    this.honest = honest;
  }

  @Override
  public GameInfo info() {
    return honest.info();
  }

  @Override
  public Rulebook rulebook() {
    return honest.rulebook();
  }

  @Override
  public Checked<S> start(Setup setup) {
    return honest.start(setup);
  }

  @Override
  public Pending<M> pending(S state) {
    return honest.pending(state);
  }

  @Override
  public ImmutableList<M> legalMoves(S state) {
    return honest.legalMoves(state);
  }

  @Override
  public Verdict judge(S state, M move) {
    return honest.judge(state, move);
  }

  @Override
  public S apply(S state, M move) {
    return honest.apply(state, move);
  }

  @Override
  public S applyUnchecked(S state, M move) {
    return honest.applyUnchecked(state, move);
  }

  @Override
  public Transition<S> explain(S state, M move) {
    return honest.explain(state, move);
  }

  @Override
  public V view(S state, Viewer viewer) {
    return honest.view(state, viewer);
  }

  @Override
  public S determinize(V view, RandomGenerator random) {
    return honest.determinize(view, random);
  }

  @Override
  public ImmutableList<Problem> check(S state) {
    return honest.check(state);
  }

  @Override
  public Notation<S, M, V> notation() {
    return honest.notation();
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return honest.eventKinds();
  }
}
