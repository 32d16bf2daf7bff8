package org.lawspeaker.engine.kit;

import java.util.function.Function;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Seat;

/**
 * The moves of a kind that is listed or drawn often, made once, so that a list of moves makes none.
 * There is room for a table of four and the cards of a large pack; moves beyond are made when asked
 * for.
 *
 * <pre>{@code
 * record Rest(Seat by) implements Move {}
 *
 * EachMove<Rest> rests = EachMove.seats(Rest::new);
 * System.out.println(rests.of(Seat.of(1))); // Rest[by=seat 1]
 * System.out.println(rests.of(Seat.of(1)) == rests.of(Seat.of(1))); // true
 * }</pre>
 *
 * @param <M> the kind of move, which is a value
 */
public final class EachMove<M> {
  private static final int SEATS = 4;
  private static final int NUMBERS = 500;

  private final Making<M> making;
  private final Object[] made;
  private final int numbers;

  private EachMove(Making<M> making, int seats, int numbers) {
    this.making = making;
    this.numbers = numbers;
    this.made = new Object[seats * numbers];
    for (int i = 0; i < made.length; i++) {
      made[i] = making.make(Seat.of(i / numbers), i % numbers);
    }
  }

  /**
   * How a move is made.
   *
   * @param <M> the kind of move
   */
  @FunctionalInterface
  public interface Making<M> {
    /** The move of a seat with a number. */
    M make(Seat seat, int number);
  }

  /** The moves that a seat makes with a number: of a card, of a place. */
  public static <M> EachMove<M> numbered(Making<M> making) {
    return new EachMove<>(making, SEATS, NUMBERS);
  }

  /** The moves that a seat makes. */
  public static <M> EachMove<M> seats(Function<Seat, M> making) {
    return new EachMove<>((seat, number) -> making.apply(seat), SEATS, 1);
  }

  /** The moves that Nature makes with a card. */
  public static <M> EachMove<M> nature(IntFunction<M> making) {
    return new EachMove<>((seat, card) -> making.apply(card), 1, NUMBERS);
  }

  /** The move of a seat. */
  public M of(Seat seat) {
    return of(seat, 0);
  }

  /** The move of Nature with a card. */
  public M of(int card) {
    return of(Seat.of(0), card);
  }

  /** The move of a seat with a number. */
  @SuppressWarnings("unchecked") // only the constructor puts moves here
  public M of(Seat seat, int number) {
    int at = seat.index() * numbers + number;
    return number >= 0 && number < numbers && at < made.length
        ? (M) made[at]
        : making.make(seat, number);
  }
}
