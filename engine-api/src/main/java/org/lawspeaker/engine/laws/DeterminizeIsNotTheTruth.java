package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * Determinize draws, it does not know. It is at fault only if {@value #DRAWS} draws give one and
 * the same state although at least half of {@value #TWINS} twin deals give another: by mere luck,
 * that happens less than once in 10^12 times.
 *
 * @param oracle deals anew what a seat cannot know
 */
record DeterminizeIsNotTheTruth<S, M extends Move, V>(TwinDeal<S> oracle) implements Law<S, M, V> {
  static final int DRAWS = 128;
  static final int TWINS = 32;

  /** Draws that settle it in nearly every situation. */
  private static final int QUICK = 8;

  @Override
  public String name() {
    return "determinize-is-not-the-truth";
  }

  @Override
  public String says() {
    return "Where other deals are possible, determinize does not always give the same state.";
  }

  @Override
  public int stride() {
    return 32;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Look<S, M, V> look = at.look(random);
    Seat seat = look.seat();
    V view = at.answers().view(seat);
    S first = look.world(seat);
    if (differs(game, view, first, QUICK, random)
        || othersDealt(at, seat, first, random) < TWINS / 2
        || differs(game, view, first, DRAWS, random)) {
      return Optional.empty();
    }
    boolean truth = first.equals(at.state());
    return Finding.of(
        truth
            ? "determinize always gives the truth, which " + seat + " cannot know"
            : "determinize always gives the same state to " + seat,
        "different states",
        first);
  }

  private static <S, M extends Move, V> boolean differs(
      Game<S, M, V> game, V view, S first, int draws, RandomGenerator random) {
    for (int i = 0; i < draws; i++) {
      if (!game.determinize(view, random).equals(first)) {
        return true;
      }
    }
    return false;
  }

  private int othersDealt(Situation<S, M, V> at, Seat seat, S first, RandomGenerator random) {
    int others = 0;
    for (int i = 0; i < TWINS; i++) {
      Optional<S> twin = oracle.redeal(at.state(), seat, random);
      if (twin.isPresent() && oracle.areOtherDeals(twin.get(), first, seat)) {
        others++;
      }
    }
    return others;
  }
}
