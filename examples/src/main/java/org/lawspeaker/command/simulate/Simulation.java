package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Setup;

/**
 * Many games of one setup. Every game has a seed of its own, and games are counted in the order of
 * their seeds: the same seed gives the same figures on any number of threads.
 *
 * @param game what is played
 * @param setup what every game is started with; one that the game accepts
 * @param seating who plays
 * @param games how many games, at least 1
 * @param seed where the seeds of the games come from
 * @param threads how many games are played at a time, at least 1
 * @param counted what is counted
 * @param before how many games are numbered before these
 */
public record Simulation<S, M extends Move, V>(
    Game<S, M, V> game,
    Setup setup,
    Seating seating,
    int games,
    long seed,
    int threads,
    Counted counted,
    int before) {
  /** So many batches of games are on their way for each thread. */
  private static final int AHEAD = 4;

  /**
   * A batch takes about so many plies, if they take no time: what it begins with is nothing then.
   */
  private static final int BATCH = 200_000;

  /** Games that are numbered from 1. */
  public Simulation(
      Game<S, M, V> game,
      Setup setup,
      Seating seating,
      int games,
      long seed,
      int threads,
      Counted counted) {
    this(game, setup, seating, games, seed, threads, counted, 0);
  }

  /** The same games of another setup, with another seed and numbered after so many others. */
  public Simulation<S, M, V> with(Setup other, long itsSeed, int itsBefore) {
    return new Simulation<>(game, other, seating, games, itsSeed, threads, counted, itsBefore);
  }

  /**
   * Plays until all games are played or it is told to stop; says what came of the games that were
   * finished, which are always the first ones. A game that fails does not keep the others from
   * being played.
   *
   * @param stop asked before every ply, by any thread
   * @param finished told of every game, in order, on the calling thread
   */
  public Figures run(BooleanSupplier stop, Consumer<PlayedGame> finished) {
    return tally(stop, finished).figures();
  }

  /**
   * Plays some of the games on this thread, until it is told to stop.
   *
   * @param first the index of the first, from 0
   */
  public Part part(int first, int count, BooleanSupplier stop) {
    return Batch.play(this, first, count, stop);
  }

  /** As {@link #run}, to be added to other games. */
  Tally tally(BooleanSupplier stop, Consumer<PlayedGame> finished) {
    Tally tally = new Tally(setup.seats());
    Deque<Future<Part>> underWay = new ArrayDeque<>();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      int begun = 0;
      int size = 1;
      boolean goesOn = true;
      while (goesOn && (begun < games || !underWay.isEmpty())) {
        while (begun < games && underWay.size() < threads * AHEAD) {
          int first = begun;
          int count = Math.min(size, games - begun);
          underWay.add(workers.submit(() -> part(first, count, stop)));
          begun += count;
        }
        Part played = resultOf(underWay.remove());
        tally.addAll(played.tally());
        played.games().forEach(finished);
        goesOn = played.isWhole();
        size = played.isBlind() ? Math.max(1, Math.min(batch(tally), share(games - begun))) : 1;
      }
    } finally {
      workers.shutdownNow();
    }
    return tally;
  }

  /** Batches grow smaller towards the end, so that no thread waits long for another. */
  private int share(int left) {
    return threads == 1 ? left : left / (threads * AHEAD);
  }

  private static int batch(Tally tally) {
    return (int) Math.min(BATCH, (long) BATCH * tally.ended() / Math.max(1, tally.plies()));
  }

  private Part resultOf(Future<Part> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Part(ImmutableList.of(), new Tally(setup.seats()), false, true);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game fails", e.getCause());
    }
  }
}
