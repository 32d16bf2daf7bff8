package org.lawspeaker.command.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Showable;
import org.lawspeaker.engine.show.Showing;

/**
 * A game whose next match begins in the middle of another.
 *
 * @param game the rules
 * @param start where it begins
 * @param guessing done before what a viewer cannot see is guessed
 */
record StartingAt<S, M extends Move, V>(
    Game<S, M, V> game, AtomicReference<S> start, Runnable guessing) implements Showable<S, M, V> {
  StartingAt(Game<S, M, V> game, AtomicReference<S> start) {
    this(game, start, () -> {});
  }

  /** How the server finds it. */
  GameProvider provider() {
    Game<?, ?, ?> here = this;
    return new GameProvider() {
      @Override
      public String id() {
        return game.info().id();
      }

      @Override
      public Game<?, ?, ?> game() {
        return here;
      }

      @Override
      public Checked<Game<?, ?, ?>> game(String name, String yaml) {
        return Checked.bad(name, "no packs here");
      }

      @Override
      public JsonNode packSchema() {
        throw new IllegalStateException("no packs here");
      }
    };
  }

  @Override
  public Checked<S> start(Setup setup) {
    return Checked.ok(Objects.requireNonNull(start.get()));
  }

  @Override
  public Showing<M, V> showing() {
    return Showing.of(game).orElseThrow();
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Rulebook rulebook() {
    return game.rulebook();
  }

  @Override
  public Pending<M> pending(S state) {
    return game.pending(state);
  }

  @Override
  public ImmutableList<M> legalMoves(S state) {
    return game.legalMoves(state);
  }

  @Override
  public ImmutableList<M> legalMoves(S state, Seat seat) {
    return game.legalMoves(state, seat);
  }

  @Override
  public Verdict judge(S state, M move) {
    return game.judge(state, move);
  }

  @Override
  public S applyUnchecked(S state, M move) {
    return game.applyUnchecked(state, move);
  }

  @Override
  public Transition<S> explain(S state, M move) {
    return game.explain(state, move);
  }

  @Override
  public V view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public S determinize(V view, RandomGenerator random) {
    guessing.run();
    return game.determinize(view, random);
  }

  @Override
  public ImmutableList<Problem> check(S state) {
    return game.check(state);
  }

  @Override
  public Notation<S, M, V> notation() {
    return game.notation();
  }

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return game.eventKinds();
  }
}
