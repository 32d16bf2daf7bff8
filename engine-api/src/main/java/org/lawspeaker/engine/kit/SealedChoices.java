package org.lawspeaker.engine.kit;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * Secret choices that several seats make at the same time. The order in which they are sealed
 * leaves no trace.
 *
 * <pre>{@code
 * SealedChoices<String> bids = SealedChoices.of(ImmutableList.of(Seat.of(0), Seat.of(1)));
 * SealedChoices<String> sealed = bids.seal(Seat.of(1), "seven");
 * System.out.println(sealed.owing()); // [seat 0]
 * System.out.println(sealed.forViewer(Seat.of(0)).choiceOf(Seat.of(1)).isPresent()); // false
 * }</pre>
 *
 * @param seats who has to choose, in ascending order
 * @param made what has been chosen so far, in the order of {@code seats}
 * @param <C> what is chosen
 */
public record SealedChoices<C>(ImmutableSet<Seat> seats, ImmutableMap<Seat, C> made) {
  public SealedChoices {
    if (!seats.containsAll(made.keySet())) {
      throw new IllegalArgumentException("of " + made.keySet() + " only " + seats + " may choose");
    }
    if (!isAscending(seats)) {
      seats = ImmutableSet.copyOf(ImmutableSortedSet.copyOf(seats));
    }
    if (!isAscending(made.keySet())) {
      made = ImmutableMap.copyOf(ImmutableSortedMap.copyOf(made));
    }
  }

  private static boolean isAscending(ImmutableSet<Seat> seats) {
    int before = -1;
    for (Seat seat : seats) {
      if (seat.index() < before) {
        return false;
      }
      before = seat.index();
    }
    return true;
  }

  /** Nothing chosen yet. */
  public static <C> SealedChoices<C> of(Iterable<Seat> seats) {
    return new SealedChoices<>(ImmutableSet.copyOf(seats), ImmutableMap.of());
  }

  /** Who still has to choose. */
  public ImmutableSet<Seat> owing() {
    if (made.isEmpty()) {
      return seats;
    }
    ImmutableSet.Builder<Seat> owing = ImmutableSet.builder();
    for (Seat seat : seats) {
      if (!made.containsKey(seat)) {
        owing.add(seat);
      }
    }
    return owing.build();
  }

  /** Who has chosen. */
  public ImmutableSet<Seat> sealed() {
    return made.keySet();
  }

  /** Whether this seat still has to choose. */
  public boolean isOwing(Seat seat) {
    return seats.contains(seat) && !made.containsKey(seat);
  }

  /**
   * With one more choice.
   *
   * @throws IllegalArgumentException if this seat does not owe one
   */
  public SealedChoices<C> seal(Seat seat, C choice) {
    if (!isOwing(seat)) {
      throw new IllegalArgumentException(seat + " owes no choice");
    }
    ImmutableMap.Builder<Seat, C> more = ImmutableMap.builderWithExpectedSize(made.size() + 1);
    boolean isIn = false;
    for (Map.Entry<Seat, C> each : made.entrySet()) {
      if (!isIn && each.getKey().index() > seat.index()) {
        more.put(seat, choice);
        isIn = true;
      }
      more.put(each);
    }
    if (!isIn) {
      more.put(seat, choice);
    }
    return new SealedChoices<>(seats, more.buildOrThrow());
  }

  /** Whether all have chosen. */
  public boolean complete() {
    return made.size() == seats.size();
  }

  /** What a seat has chosen, if it has. */
  public Optional<C> choiceOf(Seat seat) {
    return Optional.ofNullable(made.get(seat));
  }

  /**
   * What this viewer knows: a seat its own choice, a spectator none, the arbiter all. Who else has
   * chosen is left out too, so that sealing a choice changes nobody else's view.
   */
  public SealedChoices<C> forViewer(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    return new SealedChoices<>(
        seats,
        made.entrySet().stream()
            .filter(choice -> choice.getKey().equals(viewer))
            .collect(toImmutableMap(choice -> choice.getKey(), choice -> choice.getValue())));
  }
}
