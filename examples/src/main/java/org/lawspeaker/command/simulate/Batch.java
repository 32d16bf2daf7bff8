package org.lawspeaker.command.simulate;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.play.BlindPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/**
 * Some games of a simulation, one after the other on one thread, each from its own seed alone.
 * Draws as the {@code demo} and {@code play} commands do, so that they can show a game. Plays
 * without a referee, whose history nobody would read. What would take longer than playing is left
 * out where nobody asks for it: the views of players that do not look, the choices, the text of
 * moves that was written before, and the events. How games end is added up once for all that ended
 * alike.
 */
final class Batch<S, M extends Move, V> {
  private final Simulation<S, M, V> simulation;
  private final Game<S, M, V> game;
  private final S start;
  private final Tally tally;
  private final boolean countsChoices;
  private final boolean countsEvents;
  private final Multiset<Outcome> ends = HashMultiset.create();
  private final Choices choices = new Choices();

  /** By kind first: records of different kinds with the same parts have the same hash. */
  private final Map<Class<?>, Map<M, MoveCount>> alike = new HashMap<>();

  private final Map<String, Histogram> windows = new HashMap<>();
  private final Multiset<Happening> happenings = HashMultiset.create();
  private final ImmutableList.Builder<PlayedGame> played = ImmutableList.builder();
  private boolean isBlind = true;

  private Batch(Simulation<S, M, V> simulation) {
    this.simulation = simulation;
    this.game = simulation.game();
    this.start = game.start(simulation.setup()).orThrow();
    this.tally = new Tally(simulation.setup().seats());
    this.countsChoices = simulation.counted().compareTo(Counted.CHOICES) >= 0;
    this.countsEvents = simulation.counted().compareTo(Counted.EVENTS) >= 0;
  }

  /** So many of its games, from the one of this index on, until it is told to stop. */
  static <S, M extends Move, V> Part play(
      Simulation<S, M, V> simulation, int first, int count, BooleanSupplier stop) {
    Batch<S, M, V> batch = new Batch<>(simulation);
    GameSeeds seeds = new GameSeeds(simulation.seed());
    boolean isWhole = true;
    for (int i = first; isWhole && i < first + count; i++) {
      isWhole = batch.isPlayed(simulation.before() + i + 1, seeds.of(i), stop);
    }
    batch.ends.forEachEntry(batch.tally::end);
    return new Part(batch.played.build(), batch.tally, isWhole, batch.isBlind);
  }

  /** Whether a game was not stopped on the way; it is counted then. */
  private boolean isPlayed(int number, long seed, BooleanSupplier stop) {
    try {
      SplittableRandom random = new SplittableRandom(seed);
      SplittableRandom nature = random.split();
      Optional<PlayedGame> game = game(number, seed, nature, players(random), stop);
      game.ifPresent(this::count);
      return game.isPresent();
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      tally.fail(FailedGame.of(number, seed, e)); // the game of one seed; the others go on
      return true;
    }
  }

  private void count(PlayedGame game) {
    ends.add(game.outcome());
    tally.add(game, choices, happenings);
    played.add(game);
  }

  @SuppressWarnings("unchecked") // an array of players holds those of any game
  private Player<M, V>[] players(SplittableRandom random) {
    Player<M, V>[] players = (Player<M, V>[]) new Player<?, ?>[simulation.setup().seats()];
    for (int i = 0; i < players.length; i++) {
      players[i] = simulation.seating().player(game, Seat.of(i), random.split());
    }
    return players;
  }

  /**
   * Those that look at moves alone, and null for the others. Found once a game: on JDK 17 to ask a
   * player in every ply whether it looks is slow.
   */
  @SuppressWarnings("unchecked") // an array of players holds those of any game
  private @Nullable BlindPlayer<M, V>[] blind(Player<M, V>[] players) {
    @Nullable BlindPlayer<M, V>[] blind =
        (BlindPlayer<M, V>[]) new BlindPlayer<?, ?>[players.length];
    for (int i = 0; i < players.length; i++) {
      if (players[i] instanceof BlindPlayer<M, V> looksAtMoves) {
        blind[i] = looksAtMoves;
      } else {
        isBlind = false;
      }
    }
    return blind;
  }

  /** The whole game; nothing if it was stopped on the way. */
  private Optional<PlayedGame> game(
      int number,
      long seed,
      SplittableRandom nature,
      Player<M, V>[] players,
      BooleanSupplier stop) {
    choices.clear();
    if (countsEvents) {
      happenings.clear();
    }
    @Nullable BlindPlayer<M, V>[] blind = blind(players);
    S state = start;
    int plies = 0;
    while (!stop.getAsBoolean()) {
      Pending<M> pending = game.pending(state);
      if (pending instanceof Pending.Over<M> over) {
        return Optional.of(new PlayedGame(number, seed, over.outcome(), plies));
      }
      M move =
          pending instanceof Pending.Chance<M> chance
              ? chance.outcomes().sample(nature)
              : chosen(state, pending, players, blind);
      state = countsEvents ? told(state, move) : game.applyUnchecked(state, move);
      plies++;
    }
    return Optional.empty();
  }

  /** Of an event that only some may know there is another for all: it is counted once. */
  private S told(S state, M move) {
    Transition<S> transition = game.explain(state, move);
    for (Event event : transition.events()) {
      if (event.audience().isEmpty()) {
        happenings.addAll(Happening.of(event));
      }
    }
    return transition.next();
  }

  private M chosen(
      S state, Pending<M> pending, Player<M, V>[] players, @Nullable BlindPlayer<M, V>[] blind) {
    Seat seat =
        pending instanceof Pending.Choose<M> choose
            ? choose.seat()
            : pending.owing().iterator().next();
    BlindPlayer<M, V> looksAtMoves = blind[seat.index()];
    if (looksAtMoves == null) {
      Question<M, V> question = Question.of(game, state, pending, seat).orElseThrow();
      M move = players[seat.index()].choose(question);
      count(state, pending, seat, question.legal(), move);
      return move;
    }
    ImmutableList<M> own =
        pending instanceof Pending.Choose<M> // all moves are of the one who chooses
            ? game.legalMoves(state)
            : game.legalMoves(state, seat);
    M move = looksAtMoves.choose(own);
    count(state, pending, seat, own, move);
    return move;
  }

  private void count(S state, Pending<M> pending, Seat seat, ImmutableList<M> legal, M move) {
    if (countsChoices) {
      choices.add(window(pending), legal.size(), counter(state, seat, move), seat.index());
    }
  }

  private Histogram window(Pending<M> pending) {
    String name =
        pending instanceof Pending.Choose<M> choose
            ? choose.window().name()
            : pending.asked().orElseThrow().name();
    Histogram known = windows.get(name); // most often there: nothing is made to look it up
    return known != null ? known : windows.computeIfAbsent(name, tally::window);
  }

  private MoveCount counter(S state, Seat seat, M move) {
    Map<M, MoveCount> ofItsKind = alike.get(move.getClass());
    MoveCount known = ofItsKind == null ? null : ofItsKind.get(move);
    if (known != null) {
      return known;
    }
    MoveCount count = tally.move(seat.unsigned(game.notation().move(state, move)));
    if (game.notation().isWrittenAlike(move)) {
      alike.computeIfAbsent(move.getClass(), kind -> new HashMap<>()).put(move, count);
    }
    return count;
  }
}
