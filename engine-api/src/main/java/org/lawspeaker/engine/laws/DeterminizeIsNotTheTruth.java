package org.lawspeaker.engine.laws;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * Determinize draws, it does not know. It is at fault only if {@value #DRAWS} draws give one and
 * the same state although at least half of {@value #TWINS} twin deals give another: by mere luck,
 * that happens less than once in 10^18 times.
 *
 * @param oracle deals anew what a seat cannot know
 */
record DeterminizeIsNotTheTruth<S, M extends Move, V>(TwinDeal<S> oracle) implements Law<S, M, V> {
  static final int DRAWS = 64;
  static final int TWINS = 16;

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
    return 8;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Game<S, M, V> game = at.game();
    Seat seat = Situation.one(at.seats(), random);
    V view = game.view(at.state(), seat);
    S first = game.determinize(view, random);
    for (int i = 1; i < DRAWS; i++) {
      if (!game.determinize(view, random).equals(first)) {
        return Optional.empty();
      }
    }
    int others = 0;
    for (int i = 0; i < TWINS; i++) {
      Optional<S> twin = oracle.redeal(at.state(), seat, random);
      if (twin.isPresent() && !twin.get().equals(first)) {
        others++;
      }
    }
    boolean truth = first.equals(at.state());
    return others < TWINS / 2
        ? Optional.empty()
        : Finding.of(
            truth
                ? "determinize always gives the truth, which " + seat + " cannot know"
                : "determinize always gives the same state to " + seat,
            "different states",
            first);
  }
}
