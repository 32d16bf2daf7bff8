package org.lawspeaker.benchmark;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.SplittableRandom;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.command.simulate.Figures;
import org.lawspeaker.command.simulate.Seating;
import org.lawspeaker.command.simulate.Simulation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.RandomPlayer;
import org.lawspeaker.examples.tictactoe.TicTacToe;

/**
 * Random games of one table, which keep nothing between them.
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
final class Playouts<S, M extends Move, V> {
  private static final long SEED = 1201;

  /**
   * A simulation plays as many games as have about so many plies: what it begins with is little.
   */
  private static final int SIMULATED = 1_000_000;

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
  private final int simulated;

  private Playouts(Game<S, M, V> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.first = game.start(setup).orThrow();
    this.simulated = Math.max(1, SIMULATED / playout());
  }

  /** Of the game with as few seats as it has and its standard options. */
  static <S, M extends Move, V> Playouts<S, M, V> of(Game<S, M, V> game) {
    return new Playouts<>(game, Setup.of(game.info().fewestSeats()));
  }

  /** Of an installed game, or of tic-tac-toe, which is here to be measured only. */
  static Playouts<?, ?, ?> of(String id) {
    return of(named(id));
  }

  /**
   * Of a table, written as its game, its seats and what is set otherwise: {@code ember-court 3},
   * {@code hand-of-destiny 1 difficulty=heroic}.
   */
  static Playouts<?, ?, ?> at(String table) {
    List<String> words = Splitter.on(' ').splitToList(table);
    Setup setup = Setup.of(Integer.parseInt(words.get(1)));
    for (String option : words.subList(2, words.size())) {
      List<String> sides = Splitter.on('=').splitToList(option);
      setup = setup.with(sides.get(0), sides.get(1));
    }
    return new Playouts<>(named(words.get(0)), setup);
  }

  static Game<?, ?, ?> named(String id) {
    return id.equals(TicTacToe.ID) ? new TicTacToe() : GameProvider.find(id).orElseThrow().game();
  }

  /**
   * A random legal move of the first seat that owes one, or what chance draws: searches and
   * simulations ask for the moves of one seat, too.
   */
  static <S, M extends Move> M next(
      Game<S, M, ?> game, S state, Pending<M> pending, SplittableRandom random) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<M> legal =
        pending instanceof Pending.Choose<M> // all moves are of the one who chooses
            ? game.legalMoves(state)
            : game.legalMoves(state, pending.owing().iterator().next());
    return legal.get(random.nextInt(legal.size()));
  }

  /** Plays from the first position to the end by random moves; says how many plies it took. */
  int playout() {
    S state = first;
    int plies = 0;
    Pending<M> pending = game.pending(state);
    while (!pending.isOver()) {
      state = game.applyUnchecked(state, next(game, state, pending, random));
      pending = game.pending(state);
      plies++;
    }
    return plies;
  }

  /** As many games as a simulation has, one after the other; says how many plies they took. */
  long loop() {
    long plies = 0;
    for (int i = 0; i < simulated; i++) {
      plies += playout();
    }
    return plies;
  }

  /** Simulates games of random players on so many threads; says how many plies they took. */
  long simulate(int threads, Counted counted) {
    Figures figures =
        new Simulation<>(game, setup, AT_RANDOM, simulated, random.nextLong(), threads, counted)
            .run(() -> false, game -> {});
    return Math.round(figures.plies().mean() * figures.games());
  }
}
