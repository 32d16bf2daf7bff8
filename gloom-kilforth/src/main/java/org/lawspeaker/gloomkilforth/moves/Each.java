package org.lawspeaker.gloomkilforth.moves;

import java.util.function.Function;
import java.util.function.IntFunction;
import org.lawspeaker.engine.Seat;

/**
 * The moves of a kind that is listed or drawn often, made once, so that a list of moves makes none.
 *
 * @param <M> the kind of move
 */
final class Each<M> {
  private static final int SEATS = 4;

  /** Room for the cards of a large pack. */
  private static final int NUMBERS = 500;

  private final Making<M> making;
  private final Object[] made;
  private final int numbers;

  private Each(Making<M> making, int seats, int numbers) {
    this.making = making;
    this.numbers = numbers;
    this.made = new Object[seats * numbers];
    for (int i = 0; i < made.length; i++) {
      made[i] = making.make(Seat.of(i / numbers), i % numbers);
    }
  }

  /** How a move is made. */
  @FunctionalInterface
  interface Making<M> {
    M make(Seat seat, int number);
  }

  /** The moves that a seat makes with a number: of a card, of a place. */
  static <M> Each<M> numbered(Making<M> making) {
    return new Each<>(making, SEATS, NUMBERS);
  }

  /** The moves that a seat makes. */
  static <M> Each<M> seats(Function<Seat, M> making) {
    return new Each<>((seat, number) -> making.apply(seat), SEATS, 1);
  }

  /** The moves that Nature makes with a card. */
  static <M> Each<M> nature(IntFunction<M> making) {
    return new Each<>((seat, card) -> making.apply(card), 1, NUMBERS);
  }

  M of(Seat seat) {
    return of(seat, 0);
  }

  M of(int card) {
    return of(Seat.of(0), card);
  }

  @SuppressWarnings("unchecked") // only the constructor puts moves here
  M of(Seat seat, int number) {
    int at = seat.index() * numbers + number;
    return number >= 0 && number < numbers && at < made.length
        ? (M) made[at]
        : making.make(seat, number);
  }
}
