package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

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
 * @param seats who has to choose
 * @param sealed who has chosen
 * @param choices what they have chosen, in ascending order of seats
 * @param <C> what is chosen
 */
public record SealedChoices<C>(Seats seats, Seats sealed, ImmutableList<C> choices) {
  /**
   * Choices as they were written down.
   *
   * @throws IllegalArgumentException if somebody has chosen who may not, or if there is not one
   *     choice of each
   */
  public SealedChoices {
    if (!seats.containsAll(sealed)) {
      throw new IllegalArgumentException("of " + sealed + " only " + seats + " may choose");
    }
    if (sealed.size() != choices.size()) {
      throw new IllegalArgumentException(
          sealed + " have chosen, with " + choices.size() + " choices");
    }
  }

  /** Nothing chosen yet. */
  public static <C> SealedChoices<C> of(Iterable<Seat> seats) {
    return of(Seats.of(seats));
  }

  /** Nothing chosen yet. */
  public static <C> SealedChoices<C> of(Seats seats) {
    return new SealedChoices<>(seats, Seats.none(), ImmutableList.of());
  }

  /** Who still has to choose, in ascending order. */
  public ImmutableSet<Seat> owing() {
    return seats.without(sealed).asSet();
  }

  /** Whether this seat still has to choose. */
  public boolean isOwing(Seat seat) {
    return seats.contains(seat) && !sealed.contains(seat);
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
    return new SealedChoices<>(
        seats, sealed.with(seat), Lists.plus(choices, sealed.before(seat), choice));
  }

  /** What is pending while somebody has to choose, and why. */
  public <M extends Move> Pending<M> asks(Window window) {
    return new Pending.Commit<>(owing(), sealed.asSet(), window);
  }

  /** Whether all have chosen. */
  public boolean complete() {
    return choices.size() == seats.size();
  }

  /** What a seat has chosen, if it has. */
  public Optional<C> choiceOf(Seat seat) {
    return Optional.ofNullable(chosen(seat));
  }

  /** What a seat has chosen; null if it has not. */
  @Nullable C chosen(Seat seat) {
    return sealed.contains(seat) ? choices.get(sealed.before(seat)) : null;
  }

  /** What each seat has chosen so far, in ascending order of seats. */
  public ImmutableMap<Seat, C> made() {
    ImmutableMap.Builder<Seat, C> made = ImmutableMap.builder();
    forEach(made::put);
    return made.buildOrThrow();
  }

  /** Gives what each seat has chosen so far to {@code to}, in ascending order of seats. */
  public void forEach(BiConsumer<? super Seat, ? super C> to) {
    int at = 0;
    for (Seat seat : sealed) {
      to.accept(seat, choices.get(at++));
    }
  }

  /**
   * What this viewer knows: a seat its own choice, a spectator none, the arbiter all. Who else has
   * chosen is left out too, so that sealing a choice changes nobody else's view.
   */
  public SealedChoices<C> forViewer(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    SealedChoices<C> none = of(seats);
    C own = viewer instanceof Seat seat ? chosen(seat) : null;
    return own == null ? none : none.seal((Seat) viewer, own);
  }
}
