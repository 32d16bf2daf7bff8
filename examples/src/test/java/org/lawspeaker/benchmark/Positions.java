package org.lawspeaker.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.MctsPlayer;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.SearchSettings;

/**
 * Positions of some random games in which a seat has a choice, gone through again and again.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
final class Positions<S, M extends Move, V> {
  /** How long a search thinks about one position. */
  static final int ITERATIONS = 1_000;

  private static final int GAMES = 50;
  private static final long SEED = 1201;

  /** So many positions of each game are kept, spread over its length. */
  private static final int KEPT = 40;

  private final Game<S, M, V> game;
  private final SplittableRandom random = new SplittableRandom(SEED);
  private final ImmutableList<S> states;
  private final ImmutableList<M> moves;
  private final ImmutableList<V> views;
  private final ImmutableList<Dealer<S>> dealers;
  private final ImmutableList<JsonNode> trees;
  private final GameRecord record;
  private final String recordText;
  private int at;

  private Positions(Game<S, M, V> game, Setup setup) {
    this.game = game;
    ImmutableList.Builder<S> met = ImmutableList.builder();
    ImmutableList.Builder<M> made = ImmutableList.builder();
    S first = game.start(setup).orThrow();
    for (int i = 0; i < GAMES; i++) {
      keep(first, met, made);
    }
    this.states = met.build();
    this.moves = made.build();
    this.views =
        states.stream()
            .map(state -> game.view(state, (Seat) game.legalMoves(state).get(0).by()))
            .collect(ImmutableList.toImmutableList());
    this.dealers = views.stream().map(game::dealer).collect(ImmutableList.toImmutableList());
    this.trees =
        states.stream().map(game.notation()::state).collect(ImmutableList.toImmutableList());
    this.record = recorded(game, setup);
    this.recordText = record.write();
  }

  /** Plays a game and keeps some of its positions, each with the move that was made there. */
  private void keep(S first, ImmutableList.Builder<S> met, ImmutableList.Builder<M> made) {
    List<S> states = new ArrayList<>();
    List<M> moves = new ArrayList<>();
    S state = first;
    Pending<M> pending = game.pending(state);
    while (!pending.isOver()) {
      M move = Playouts.next(game, state, pending, random);
      if (!pending.owing().isEmpty() && game.legalMoves(state).size() > 1) {
        states.add(state);
        moves.add(move);
      }
      state = game.applyUnchecked(state, move);
      pending = game.pending(state);
    }
    int kept = Math.min(KEPT, states.size());
    for (int i = 0; i < kept; i++) {
      met.add(states.get(i * states.size() / kept));
      made.add(moves.get(i * states.size() / kept));
    }
  }

  /** Of the game with as few seats as it has and its standard options. */
  static <S, M extends Move, V> Positions<S, M, V> of(Game<S, M, V> game) {
    return new Positions<>(game, Setup.of(game.info().fewestSeats()));
  }

  /** Of an installed game, or of tic-tac-toe, which is here to be measured only. */
  static Positions<?, ?, ?> of(String id) {
    return of(Playouts.named(id));
  }

  private static <S, M extends Move, V> GameRecord recorded(Game<S, M, V> game, Setup setup) {
    SplittableRandom chance = new SplittableRandom(SEED);
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(chance);
    for (int seat = 0; seat < setup.seats(); seat++) {
      roster = roster.with(Seat.of(seat), new RandomPlayer<>(chance));
    }
    Referee<S, M, V> referee = Referee.open(game, setup, roster).orThrow();
    referee.run();
    return referee.toRecord();
  }

  private int step() {
    at = at + 1 == states.size() ? 0 : at + 1;
    return at;
  }

  /** The choice of a searching player that grows this many trees side by side. */
  Object search(int trees) {
    int i = step();
    Seat seat = (Seat) game.legalMoves(states.get(i)).get(0).by();
    return new MctsPlayer<>(
            game, Budget.iterations(ITERATIONS), SearchSettings.STANDARD.withThreads(trees), random)
        .choose(Question.of(game, states.get(i), seat).orElseThrow());
  }

  Object legalMoves() {
    return game.legalMoves(states.get(step()));
  }

  Object apply() {
    int i = step();
    return game.apply(states.get(i), moves.get(i));
  }

  Object applyUnchecked() {
    int i = step();
    return game.applyUnchecked(states.get(i), moves.get(i));
  }

  Object explain() {
    int i = step();
    return game.explain(states.get(i), moves.get(i));
  }

  Object view() {
    return game.view(states.get(step()), Seat.of(0));
  }

  Object determinize() {
    return game.determinize(views.get(step()), random);
  }

  /** As {@link #determinize}, by what was prepared for the view. */
  Object deal() {
    return dealers.get(step()).deal(random);
  }

  Object writeJson() {
    return game.notation().state(states.get(step()));
  }

  /** The record of one whole game as text. */
  Object writeRecord() {
    return record.write();
  }

  Object readRecord() {
    return GameRecord.read("record", recordText);
  }

  /** Plays the record of one whole game again and compares every position. */
  Object replay() {
    return Replay.of(game, record);
  }

  Object readJson() {
    return game.notation().readState(trees.get(step()));
  }
}
