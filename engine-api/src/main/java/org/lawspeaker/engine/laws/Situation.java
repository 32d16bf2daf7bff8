package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.math.IntMath;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

/**
 * A state of a playout, and how the playout came there. It never changes, but keeps what the laws
 * have asked of the game there: not safe to share between threads.
 */
public final class Situation<S, M extends Move, V> {
  private static final double GOLDEN = 0.618;

  private final Game<S, M, V> game;
  private final Setup setup;
  private final S first;
  private final S state;
  private final Pending<M> pending;
  private final ImmutableList<M> legal;
  private final int ply;
  private Optional<ImmutableSet<M>> legalSet = Optional.empty();
  private Optional<Answers<S, M, V>> answers = Optional.empty();
  private final Optional<Arrival<S, M, V>> arrival;

  record Arrival<S, M extends Move, V>(Situation<S, M, V> from, M by) {}

  private Situation(
      Game<S, M, V> game,
      Setup setup,
      S first,
      S state,
      int ply,
      Optional<Arrival<S, M, V>> arrival) {
    this.game = game;
    this.setup = setup;
    this.first = first;
    this.state = state;
    this.pending = game.pending(state);
    this.legal = game.legalMoves(state);
    this.ply = ply;
    this.arrival = arrival;
  }

  /** Where a playout begins. */
  public static <S, M extends Move, V> Situation<S, M, V> start(
      Game<S, M, V> game, Setup setup, S state) {
    return new Situation<>(game, setup, state, state, 0, Optional.empty());
  }

  /** The situation after this move. */
  public Situation<S, M, V> after(M move) {
    return new Situation<>(
        game,
        setup,
        first,
        game.apply(state, move),
        ply + 1,
        Optional.of(new Arrival<>(this, move)));
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public S state() {
    return state;
  }

  public Pending<M> pending() {
    return pending;
  }

  /** What the game lists as legal here. */
  public ImmutableList<M> legal() {
    return legal;
  }

  /** How many plies were played, chance included. */
  public int ply() {
    return ply;
  }

  /** The state that the playout began with. */
  S first() {
    return first;
  }

  /** The ply before, and where it was made; empty at the beginning. */
  Optional<Arrival<S, M, V>> arrival() {
    return arrival;
  }

  /** The situation some plies ago, or the first one. */
  public Situation<S, M, V> back(int plies) {
    Situation<S, M, V> at = this;
    for (int i = 0; i < plies && at.arrival.isPresent(); i++) {
      at = at.arrival.get().from();
    }
    return at;
  }

  /** The moves that led here, oldest first. */
  public ImmutableList<M> moves() {
    return last(ply);
  }

  /** The last so many moves that led here, oldest first. */
  ImmutableList<M> last(int plies) {
    Deque<M> moves = new ArrayDeque<>();
    Situation<S, M, V> at = this;
    while (at.arrival.isPresent() && moves.size() < plies) {
      moves.addFirst(at.arrival.get().by());
      at = at.arrival.get().from();
    }
    return ImmutableList.copyOf(moves);
  }

  /** Whether the rules offer this move: it is listed, or Nature may make it. */
  public boolean offers(M move) {
    if (pending instanceof Pending.Chance<M> chance) {
      return chance.outcomes().probabilityOf(move).compareTo(Fraction.ZERO) > 0;
    }
    return distinct().contains(move);
  }

  /** The legal moves, each once. */
  ImmutableSet<M> distinct() {
    if (legalSet.isEmpty()) {
      legalSet = Optional.of(ImmutableSet.copyOf(legal));
    }
    return legalSet.get();
  }

  /** What the game has answered here. */
  Answers<S, M, V> answers() {
    if (answers.isEmpty()) {
      answers = Optional.of(new Answers<>(game, state));
    }
    return answers.get();
  }

  /** What a law is to look at: the same for all laws whose first draw is the same. */
  Look<S, M, V> look(RandomGenerator random) {
    return answers().look(this, random.nextLong());
  }

  /** What kind of question is open here, and what kind of move led to it. */
  String kind() {
    String open =
        pending instanceof Pending.Chance<M> chance
            ? chance.why().toString()
            : pending.asked().map(Window::name).orElse("");
    String by = arrival.map(came -> came.by().getClass().getName()).orElse("");
    return pending.getClass().getSimpleName() + " " + open + " after " + by;
  }

  /** Forgets what the laws have asked, which takes much room. */
  void forget() {
    answers = Optional.empty();
  }

  /** Some of the moves on offer, each at most once, Nature's included. */
  public ImmutableList<M> some(int most, RandomGenerator random) {
    if (pending instanceof Pending.Chance<M> chance) {
      Set<M> drawn = new LinkedHashSet<>();
      for (int i = 0; i < most; i++) {
        drawn.add(chance.outcomes().sample(random));
      }
      return ImmutableList.copyOf(drawn);
    }
    return some(legal, most, random);
  }

  /** The moves of one seat on offer. */
  public ImmutableList<M> legalOf(Seat seat) {
    return of(seat, legal);
  }

  /** The seats. */
  public ImmutableList<Seat> seats() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int i = 0; i < setup.seats(); i++) {
      seats.add(Seat.of(i));
    }
    return seats.build();
  }

  /** Everybody from whom something may be hidden: the seats and a spectator. */
  public ImmutableList<Viewer> viewers() {
    return ImmutableList.<Viewer>builder().addAll(seats()).add(Onlooker.SPECTATOR).build();
  }

  static <M extends Move> ImmutableList<M> of(Seat seat, Iterable<M> moves) {
    ImmutableList.Builder<M> own = ImmutableList.builder();
    for (M move : moves) {
      if (move.by().equals(seat)) {
        own.add(move);
      }
    }
    return own.build();
  }

  /**
   * Up to {@code most} of a list, from a random place on in long strides, going round; if fewer are
   * asked for with the same draws, the first of these.
   */
  static <T> ImmutableList<T> some(List<T> all, int most, RandomGenerator random) {
    if (all.size() <= most) {
      return ImmutableList.copyOf(all);
    }
    int from = random.nextInt(all.size());
    int stride = stride(all.size());
    ImmutableList.Builder<T> some = ImmutableList.builder();
    for (int i = 0; i < most; i++) {
      some.add(all.get((int) ((from + (long) i * stride) % all.size())));
    }
    return some.build();
  }

  /** About the golden part of a length, which spreads best, and without a divisor in common. */
  private static int stride(int length) {
    int stride = Math.max(1, (int) (length * GOLDEN));
    while (IntMath.gcd(stride, length) > 1) {
      stride++;
    }
    return stride;
  }

  static <T> T one(List<T> all, RandomGenerator random) {
    return all.get(random.nextInt(all.size()));
  }
}
