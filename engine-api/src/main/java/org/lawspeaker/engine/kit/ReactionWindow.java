package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Seat;

/**
 * A window in which seats may react, asked one after another in the order of priority. Every seat
 * may pass; a play opens the window anew for all of them, and it closes when all have passed in a
 * row.
 *
 * <pre>{@code
 * ReactionWindow window = ReactionWindow.of(ImmutableList.of(Seat.of(2), Seat.of(0), Seat.of(1)));
 * System.out.println(window.afterPass().turn()); // seat 0
 * System.out.println(window.afterPass().afterPass().afterPass().isClosed()); // true
 * }</pre>
 *
 * @param order the seats that may react, the first to be asked first, each once
 * @param passes how many of them, from the first on, have passed
 */
public record ReactionWindow(ImmutableList<Seat> order, int passes) {
  public ReactionWindow {
    if (ImmutableSet.copyOf(order).size() != order.size()) {
      throw new IllegalArgumentException("a seat is asked twice: " + order);
    }
    if (passes < 0 || passes > order.size()) {
      throw new IllegalArgumentException(passes + " of " + order.size() + " seats have passed");
    }
  }

  /** A window in which nobody has answered yet; closed if nobody is asked. */
  public static ReactionWindow of(Iterable<Seat> order) {
    return new ReactionWindow(ImmutableList.copyOf(order), 0);
  }

  /** Whether nobody is left to ask. */
  public boolean isClosed() {
    return passes == order.size();
  }

  /**
   * The seat that has to answer now.
   *
   * @throws IllegalStateException if the window is closed
   */
  public Seat turn() {
    checkOpen();
    return order.get(passes);
  }

  /** Who has passed since the window was last opened. */
  public ImmutableList<Seat> passed() {
    return order.subList(0, passes);
  }

  /**
   * The seat that had to answer passes.
   *
   * @throws IllegalStateException if the window is closed
   */
  public ReactionWindow afterPass() {
    checkOpen();
    return new ReactionWindow(order, passes + 1);
  }

  /**
   * The seat that had to answer plays: all may react again, in the same order.
   *
   * @throws IllegalStateException if the window is closed
   */
  public ReactionWindow afterPlay() {
    checkOpen();
    return new ReactionWindow(order, 0);
  }

  /** The window without a seat that may no longer react. */
  public ReactionWindow without(Seat seat) {
    int at = order.indexOf(seat);
    if (at < 0) {
      return this;
    }
    ImmutableList<Seat> others =
        order.stream().filter(each -> !each.equals(seat)).collect(ImmutableList.toImmutableList());
    return new ReactionWindow(others, at < passes ? passes - 1 : passes);
  }

  private void checkOpen() {
    if (isClosed()) {
      throw new IllegalStateException("the window is closed");
    }
  }
}
