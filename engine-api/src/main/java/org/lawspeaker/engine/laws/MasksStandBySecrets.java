package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * Whoever is left out of an event has been told more. Whether two events tell the same is not
 * decidable; that those who are left out of one are told a secret directly beside it, is.
 */
record MasksStandBySecrets<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 3;

  @Override
  public String name() {
    return "masks-stand-by-secrets";
  }

  @Override
  public String says() {
    return "Whoever is left out of an event is told more by a secret event directly beside it.";
  }

  @Override
  public int stride() {
    return 16;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    for (M move : at.look(random).moves(SAMPLE)) {
      ImmutableList<Event> events = at.answers().explained(move).events();
      for (int i = 0; i < events.size(); i++) {
        ImmutableSet<Seat> toldMore = events.get(i).toldMore();
        ImmutableSet<Seat> told = toldBeside(events, i);
        if (!told.containsAll(toldMore)) {
          return Finding.of(
              "some are told neither an event nor more of it: " + events.get(i).says(),
              toldMore,
              told);
        }
      }
    }
    return Optional.empty();
  }

  /** Who may know the secrets that stand in a row before this event, or after it. */
  private static ImmutableSet<Seat> toldBeside(ImmutableList<Event> events, int index) {
    ImmutableSet.Builder<Seat> told = ImmutableSet.builder();
    for (int i = index - 1; i >= 0 && isSecret(events.get(i)); i--) {
      told.addAll(events.get(i).audience());
    }
    for (int i = index + 1; i < events.size() && isSecret(events.get(i)); i++) {
      told.addAll(events.get(i).audience());
    }
    return told.build();
  }

  private static boolean isSecret(Event event) {
    return !event.audience().isEmpty();
  }
}
