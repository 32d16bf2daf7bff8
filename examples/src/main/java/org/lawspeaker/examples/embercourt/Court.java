package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.TurnOrder;

/**
 * A game of Ember Court as it stands. Lists have one entry for each seat.
 *
 * @param order the seats in the game; the current one leads the night
 * @param night which night it is, from 1
 * @param hands in ascending order, since the order in a hand means nothing
 * @param coals how many coals each seat has left
 * @param table what each seat has laid open this night
 * @param deck the cards to draw
 * @param ashes the cards that were played
 * @param agenda what is still to be done; empty when the game is over
 */
@Value.Builder
public record Court(
    TurnOrder order,
    int night,
    ImmutableList<Pile> hands,
    ImmutableList<Integer> coals,
    ImmutableList<Pile> table,
    Deck deck,
    Bag ashes,
    Agenda<CourtStep> agenda)
    implements WithCourt {
  static final int VALUES = 8;
  static final int COPIES = 3;
  static final int HAND = 3;
  static final int COALS = 3;

  /** EMB-END-02: how many nights there are. */
  public static final int NIGHTS = 10;

  /** EMB-SETUP-01: all cards of the game. */
  static final Bag CARDS = cards();

  public Court {
    int seats = order.seats();
    if (hands.size() != seats || coals.size() != seats || table.size() != seats) {
      throw new IllegalArgumentException(
          "hands, coals and table need one entry for each of " + seats + " seats");
    }
    if (order.left() == 0) {
      throw new IllegalArgumentException("all seats are out of the game");
    }
  }

  private static Bag cards() {
    Heap cards = Heap.empty();
    for (int value = 1; value <= VALUES; value++) {
      for (int copy = 0; copy < COPIES; copy++) {
        cards.add(value);
      }
    }
    return cards.rest();
  }

  static Court start(int seats) {
    return new Court(
        TurnOrder.of(seats),
        1,
        empty(seats),
        ImmutableList.copyOf(Collections.nCopies(seats, COALS)),
        empty(seats),
        Deck.shuffled(CARDS),
        Bag.empty(),
        Agenda.of(new Refill()));
  }

  static ImmutableList<Pile> empty(int seats) {
    return ImmutableList.copyOf(Collections.nCopies(seats, Pile.empty()));
  }

  /** All cards, wherever they are. */
  Census census() {
    Census census = new Census().add(deck).add(ashes);
    hands.forEach(census::add);
    table.forEach(census::add);
    return census;
  }

  Seat leader() {
    return order.current();
  }

  /** The cards that a seat holds; none if there is no such seat. */
  Pile hand(Seat seat) {
    return seat.index() < hands.size() ? hands.get(seat.index()) : Pile.empty();
  }

  /** EMB-STOKE-02: what the cards of a seat on the table add up to. */
  int total(Seat seat) {
    return total(table.get(seat.index()));
  }

  /** What cards add up to. */
  static int total(Pile cards) {
    int total = 0;
    for (int i = 0; i < cards.size(); i++) {
      total += cards.get(i);
    }
    return total;
  }
}
