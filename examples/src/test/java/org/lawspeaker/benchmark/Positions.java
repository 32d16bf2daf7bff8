package org.lawspeaker.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.SplittableRandom;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.command.simulate.Figures;
import org.lawspeaker.command.simulate.Seating;
import org.lawspeaker.command.simulate.Simulation;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Budget;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.MctsPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Replay;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.play.SearchSettings;
import org.lawspeaker.examples.tictactoe.TicTacToe;

/**
 * The positions of some random games in which a seat has a choice, gone through again and again.
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

  /**
   * A simulation plays as many games as have about so many plies: what it begins with is little.
   */
  private static final int SIMULATED = 200_000;

  private static final Seating AT_RANDOM =
      new Seating() {
        @Override
        public <S, M extends Move, V> Player<M, V> player(
            Game<S, M, V> game, Seat seat, SplittableRandom random) {
          return new RandomPlayer<>(random);
        }
      };

  private final Game<S, M, V> game;
  private final Setup setup;
  private final S first;
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
    this.setup = setup;
    this.first = game.start(setup).orThrow();
    ImmutableList.Builder<S> met = ImmutableList.builder();
    ImmutableList.Builder<M> made = ImmutableList.builder();
    ImmutableList.Builder<V> seen = ImmutableList.builder();
    ImmutableList.Builder<JsonNode> written = ImmutableList.builder();
    for (int i = 0; i < GAMES; i++) {
      S state = first;
      while (!game.pending(state).isOver()) {
        Pending<M> pending = game.pending(state);
        M move = next(state, pending);
        if (!pending.owing().isEmpty() && game.legalMoves(state).size() > 1) {
          met.add(state);
          made.add(move);
          seen.add(game.view(state, (Seat) game.legalMoves(state).get(0).by()));
          written.add(game.notation().state(state));
        }
        state = game.applyUnchecked(state, move);
      }
    }
    this.states = met.build();
    this.moves = made.build();
    this.views = seen.build();
    this.dealers = views.stream().map(game::dealer).collect(ImmutableList.toImmutableList());
    this.trees = written.build();
    this.record = recorded(game, setup);
    this.recordText = record.write();
  }

  /** Of the game with as few seats as it has and its standard options. */
  static <S, M extends Move, V> Positions<S, M, V> of(Game<S, M, V> game) {
    return new Positions<>(game, Setup.of(game.info().fewestSeats()));
  }

  /**
   * Of a table, written as its game, its seats and what is set otherwise: {@code ember-court 3},
   * {@code hand-of-destiny 1 difficulty=heroic}.
   */
  static Positions<?, ?, ?> at(String table) {
    List<String> words = Splitter.on(' ').splitToList(table);
    Setup setup = Setup.of(Integer.parseInt(words.get(1)));
    for (String option : words.subList(2, words.size())) {
      List<String> sides = Splitter.on('=').splitToList(option);
      setup = setup.with(sides.get(0), sides.get(1));
    }
    return new Positions<>(named(words.get(0)), setup);
  }

  /** Of an installed game, or of tic-tac-toe, which is here to be measured only. */
  static Positions<?, ?, ?> of(String id) {
    return of(named(id));
  }

  private static Game<?, ?, ?> named(String id) {
    return id.equals(TicTacToe.ID) ? new TicTacToe() : GameProvider.find(id).orElseThrow().game();
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

  private M next(S state, Pending<M> pending) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<M> legal = game.legalMoves(state);
    return legal.get(random.nextInt(legal.size()));
  }

  private int step() {
    at = at + 1 == states.size() ? 0 : at + 1;
    return at;
  }

  /** Plays from the first position to the end by random moves; says how many plies it took. */
  int playout() {
    S state = first;
    int plies = 0;
    Pending<M> pending = game.pending(state);
    while (!pending.isOver()) {
      state = game.applyUnchecked(state, next(state, pending));
      pending = game.pending(state);
      plies++;
    }
    return plies;
  }

  /** Simulates games of random players on so many threads; says how many plies they took. */
  long simulate(int threads, Counted counted) {
    Figures figures =
        new Simulation<>(
                game,
                setup,
                AT_RANDOM,
                Math.max(1, SIMULATED / record.moves().size()),
                random.nextLong(),
                threads,
                counted)
            .run(() -> false, game -> {});
    return Math.round(figures.plies().mean() * figures.games());
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
