package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.duel.BrokenDuel;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;

/** A duel that answers only about states that were guessed from a view, and what follows them. */
final class Spy extends BrokenDuel {
  private final Set<DuelState> guessed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Seat seat;
  private final double opinion;
  private int guesses;
  private int plies;

  /** A spy on a player of this seat, with this opinion of every state before the end. */
  Spy(Seat seat, double opinion) {
    this.seat = seat;
    this.opinion = opinion;
  }

  /** How many moves were made. */
  int plies() {
    return plies;
  }

  /** How often somebody guessed. */
  int guesses() {
    return guesses;
  }

  private DuelState seen(DuelState state) {
    assertThat(guessed).as("a state that was not guessed").contains(state);
    return state;
  }

  @Override
  public DuelState determinize(DuelView view, RandomGenerator random) {
    guesses++;
    DuelState guess = super.determinize(view, random);
    guessed.add(guess);
    return guess;
  }

  @Override
  public DuelState applyUnchecked(DuelState state, DuelMove move) {
    assertThat(super.judge(seen(state), move).isLegal()).isTrue();
    plies++;
    DuelState next = super.applyUnchecked(state, move);
    guessed.add(next);
    return next;
  }

  @Override
  public Pending<DuelMove> pending(DuelState state) {
    return super.pending(seen(state));
  }

  @Override
  public ImmutableList<DuelMove> legalMoves(DuelState state) {
    return super.legalMoves(seen(state));
  }

  @Override
  public double evaluate(DuelState state, Seat seat) {
    return seen(state).phase() == DuelState.Phase.OVER ? super.evaluate(state, seat) : opinion;
  }

  @Override
  public Checked<DuelState> start(Setup setup) {
    throw new AssertionError("a player starts no match");
  }

  @Override
  public Verdict judge(DuelState state, DuelMove move) {
    throw new AssertionError("a player is no referee");
  }

  @Override
  public DuelView view(DuelState state, Viewer viewer) {
    assertThat(viewer).as("whose secrets a player may know").isEqualTo(seat);
    return super.view(seen(state), viewer);
  }
}
