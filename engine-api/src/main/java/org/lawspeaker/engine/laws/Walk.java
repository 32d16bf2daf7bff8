package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;

/**
 * A playout on its way. Where the game fails with an exception, the walk ends with a fall.
 *
 * <p>Not safe to share between threads.
 */
final class Walk<S, M extends Move, V> {
  private static final String LAWS = Walk.class.getPackageName() + ".";
  private static final int PLACES = 8;

  private final Game<S, M, V> game;
  private final ImmutableIntArray.Builder made = ImmutableIntArray.builder();
  private Optional<Situation<S, M, V>> at = Optional.empty();
  private Optional<M> stumble = Optional.empty();
  private Optional<Finding> fall = Optional.empty();

  Walk(Game<S, M, V> game, Setup setup) {
    this.game = game;
    try {
      at = Optional.of(Situation.start(game, setup, game.start(setup).orThrow()));
    } catch (RuntimeException e) {
      fall = thrown("the game does not start", e);
    }
  }

  /** Where the walk is; empty only if the game did not start. */
  Optional<Situation<S, M, V>> at() {
    return at;
  }

  /** The exception that ended the walk, if one did. */
  Optional<Finding> fall() {
    return fall;
  }

  boolean canGoOn() {
    if (fall.isPresent() || at.isEmpty()) {
      return false;
    }
    Situation<S, M, V> here = at.get();
    return here.ply() <= game.info().longest()
        && (here.pending() instanceof Pending.Chance<M> || !here.legal().isEmpty());
  }

  /** Makes one ply; call only if the walk can go on. */
  void step(int choice) {
    made.add(choice);
    Situation<S, M, V> here = at.orElseThrow();
    try {
      M move = move(here, choice);
      stumble = Optional.of(move);
      at = Optional.of(here.after(move));
      here.forget();
      stumble = Optional.empty();
    } catch (RuntimeException e) {
      fall = thrown("a move on offer fails: " + stumble.map(Object::toString).orElse("chance"), e);
    }
  }

  /**
   * Of these choices the one after which the seat to move stands best, as far as the game can tell;
   * the first of equals, and of chance.
   */
  int best(int... choices) {
    Situation<S, M, V> here = at.orElseThrow();
    int best = choices[0];
    if (here.pending() instanceof Pending.Choose<M> choose && here.legal().size() > 1) {
      double highest = value(here, choose.seat(), best);
      for (int choice : choices) {
        double value = value(here, choose.seat(), choice);
        if (value > highest) {
          best = choice;
          highest = value;
        }
      }
    }
    return best;
  }

  private double value(Situation<S, M, V> here, Seat seat, int choice) {
    try {
      return game.evaluate(game.applyUnchecked(here.state(), move(here, choice)), seat);
    } catch (RuntimeException e) {
      return Double.MAX_VALUE; // where the game fails is where the walk is to go
    }
  }

  /** The choices made so far. */
  ImmutableIntArray made() {
    return made.build();
  }

  /** Every move so far in the game's notation, the one that failed included. */
  ImmutableList<String> texts() {
    Deque<String> texts = new ArrayDeque<>();
    at.ifPresent(
        here -> {
          stumble.ifPresent(move -> texts.addFirst(text(here, move)));
          // from the end to the beginning: whole games may have hundreds of thousands of plies
          for (Optional<Situation.Arrival<S, M, V>> last = here.arrival();
              last.isPresent();
              last = last.get().from().arrival()) {
            texts.addFirst(text(last.get().from(), last.get().by()));
          }
        });
    return ImmutableList.copyOf(texts);
  }

  static Optional<Finding> thrown(String says, RuntimeException e) {
    String places =
        Arrays.stream(e.getStackTrace())
            .takeWhile(place -> !place.getClassName().startsWith(LAWS))
            .limit(PLACES)
            .map(place -> "\n      at " + place)
            .collect(Collectors.joining());
    return Finding.of(says, "an answer", e + places);
  }

  private String text(Situation<S, M, V> before, M move) {
    try {
      return game.notation().move(before.state(), move);
    } catch (RuntimeException e) {
      return move.toString();
    }
  }

  private static <S, M extends Move, V> M move(Situation<S, M, V> here, int choice) {
    return here.pending() instanceof Pending.Chance<M> chance
        ? chance.outcomes().sample(new SplittableRandom(choice))
        : here.legal().get(choice % here.legal().size());
  }
}
