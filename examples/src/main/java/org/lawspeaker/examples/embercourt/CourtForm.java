package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.kit.TurnOrder;

/**
 * A {@link Court} as it is written.
 *
 * @param bag the cards of the unseen slots of the deck; if left out, all cards that lie nowhere
 *     else, and the deck is as large as they make it
 */
record CourtForm(
    TurnOrder order,
    int night,
    ImmutableList<Pile> hands,
    ImmutableList<Integer> coals,
    ImmutableList<Pile> table,
    Spread deck,
    Optional<Bag> bag,
    Bag ashes,
    ImmutableList<Step> agenda) {
  CourtForm {
    int seats = order.seats();
    if (hands.size() != seats || coals.size() != seats || table.size() != seats) {
      throw new IllegalArgumentException(
          "hands, coals and table need one entry for each of " + seats + " seats");
    }
    if (order.left() == 0) {
      throw new IllegalArgumentException("all seats are out of the game");
    }
    for (Step step : agenda) {
      checkSeats(step, order);
    }
  }

  private static void checkSeats(Step step, TurnOrder order) {
    Iterable<Seat> seats = ImmutableList.of();
    if (step instanceof Sealing sealing) {
      seats = sealing.choices().seats();
    } else if (step instanceof Stoking stoking) {
      seats = stoking.window().order();
    }
    for (Seat seat : seats) {
      if (!order.isIn(seat)) {
        throw new IllegalArgumentException(seat + " is not in the game but on the agenda");
      }
    }
  }

  static CourtForm of(Court court) {
    return new CourtForm(
        court.order(),
        court.night(),
        court.hands(),
        court.coals(),
        court.table(),
        court.deck().spread(Onlooker.ARBITER),
        Optional.of(court.deck().bag()),
        court.ashes(),
        court.agenda().toList());
  }

  /**
   * The court.
   *
   * @throws IllegalArgumentException if the cards do not fit together
   */
  Court court() {
    return new Court(
        order,
        night,
        hands,
        coals,
        table,
        bag.isPresent() ? Deck.of(deck, bag.get()) : deckOfTheRest(),
        ashes,
        Agenda.of(agenda));
  }

  private Deck deckOfTheRest() {
    Pile known = Zones.known(deck);
    Zones zones = new Zones(Court.CARDS).without(ashes.toPile()).without(known);
    for (int i = 0; i < hands.size(); i++) {
      zones = zones.without(hands.get(i)).without(table.get(i));
    }
    Bag rest = zones.left();
    return Deck.of(new Spread(rest.size() + known.size(), deck.slots()), rest);
  }
}
