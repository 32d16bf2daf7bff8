package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
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
public record Court(
    TurnOrder order,
    int night,
    ImmutableList<Pile> hands,
    ImmutableList<Integer> coals,
    ImmutableList<Pile> table,
    Deck deck,
    Bag ashes,
    Agenda<Step> agenda) {
  static final int VALUES = 8;
  static final int COPIES = 3;
  static final int HAND = 3;
  static final int COALS = 3;

  /** EMB-END-02: how many nights there are. */
  public static final int NIGHTS = 10;

  /** EMB-SETUP-01: all cards of the game. */
  static final Bag CARDS = cards();

  private static Bag cards() {
    Pile cards = Pile.empty();
    for (int value = 1; value <= VALUES; value++) {
      for (int copy = 0; copy < COPIES; copy++) {
        cards = cards.withLast(value);
      }
    }
    return Bag.of(cards);
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

  Seat leader() {
    return order.current();
  }

  /** The cards that a seat holds; none if there is no such seat. */
  Pile hand(Seat seat) {
    return seat.index() < hands.size() ? hands.get(seat.index()) : Pile.empty();
  }

  /** EMB-STOKE-02: what the cards of a seat on the table add up to. */
  int total(Seat seat) {
    Pile cards = table.get(seat.index());
    int total = 0;
    for (int i = 0; i < cards.size(); i++) {
      total += cards.get(i);
    }
    return total;
  }

  /** EMB-DRAW-01: who draws next. */
  Optional<Seat> drawer() {
    return order.remaining().stream().filter(seat -> hand(seat).size() < HAND).findFirst();
  }

  Court withHand(Seat seat, Pile hand) {
    return new Court(order, night, Seats.set(hands, seat, hand), coals, table, deck, ashes, agenda);
  }

  /** A card of the hand is laid open. */
  Court laid(Seat seat, int card) {
    return new Court(
        order,
        night,
        Seats.set(hands, seat, hand(seat).withoutCard(card)),
        coals,
        Seats.set(table, seat, table.get(seat.index()).withLast(card)),
        deck,
        ashes,
        agenda);
  }

  Court withDeck(Deck newDeck, Bag newAshes) {
    return new Court(order, night, hands, coals, table, newDeck, newAshes, agenda);
  }

  Court withAgenda(Agenda<Step> newAgenda) {
    return new Court(order, night, hands, coals, table, deck, ashes, newAgenda);
  }

  /** EMB-DRAW-02. */
  Court reshuffled() {
    return withDeck(deck.shuffleIn(ashes.toPile()), Bag.empty());
  }

  /** With the step on top done and this one in its place. */
  Court then(Step step) {
    return withAgenda(agenda.replaceTop(step));
  }

  /** With the step on top done. */
  Court done() {
    return withAgenda(agenda.pop());
  }
}
