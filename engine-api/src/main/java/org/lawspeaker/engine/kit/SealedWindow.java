package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Predicate;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * A window in which seats react all at once: each seals a play or a pass. When all have, the play
 * of highest priority is carried out and the window opens anew, until all pass.
 *
 * @param order the seats that may react, highest priority first, each once
 * @param choices what they have sealed
 * @param <C> plays and passes
 */
public record SealedWindow<C>(ImmutableList<Seat> order, SealedChoices<C> choices) {
  public SealedWindow {
    if (order.size() != choices.seats().size() || !choices.seats().equals(Seats.of(order))) {
      throw new IllegalArgumentException(choices.seats() + " choose in the order " + order);
    }
  }

  /** A window in which nobody has answered yet. */
  public static <C> SealedWindow<C> of(Iterable<Seat> order) {
    ImmutableList<Seat> seats = ImmutableList.copyOf(order);
    return new SealedWindow<>(seats, SealedChoices.of(Seats.of(seats)));
  }

  /**
   * With one more answer.
   *
   * @throws IllegalArgumentException if this seat does not owe one
   */
  public SealedWindow<C> seal(Seat seat, C choice) {
    return new SealedWindow<>(order, choices.seal(seat, choice));
  }

  /** Whether all have answered. */
  public boolean complete() {
    return choices.complete();
  }

  /** The seat whose play is carried out; empty if all passed, and the window is over. */
  public Optional<Seat> first(Predicate<C> isPass) {
    for (int i = 0; i < order.size(); i++) {
      C choice = choices.chosen(order.get(i));
      if (choice != null && !isPass.test(choice)) {
        return Optional.of(order.get(i));
      }
    }
    return Optional.empty();
  }

  /** Who still owes an answer. */
  public ImmutableSet<Seat> owing() {
    return choices.owing();
  }

  /** What this viewer knows: the order, and its own answer. */
  public SealedWindow<C> forViewer(Viewer viewer) {
    return new SealedWindow<>(order, choices.forViewer(viewer));
  }
}
