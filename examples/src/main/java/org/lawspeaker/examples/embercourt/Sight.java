package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.kit.TurnOrder;

/**
 * What one viewer knows (EMB-HAND-01). Which cards the deck holds is not in it: together with the
 * open cards it would give the hands of the others away.
 *
 * @param viewer who looks
 * @param order the seats in the game and who leads
 * @param night which night it is
 * @param handSizes how many cards each seat holds
 * @param hands the hands that the viewer knows
 * @param coals the coals of each seat
 * @param table what each seat has laid open
 * @param deck what the viewer knows about the order of the deck
 * @param ashes the cards that were played
 * @param agenda what is still to be done, bottom first, without the choices of others
 */
public record Sight(
    Viewer viewer,
    TurnOrder order,
    int night,
    ImmutableList<Integer> handSizes,
    ImmutableMap<Seat, Pile> hands,
    ImmutableList<Integer> coals,
    ImmutableList<Pile> table,
    Spread deck,
    Bag ashes,
    ImmutableList<Step> agenda) {
  static Sight of(Court court, Viewer viewer) {
    ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
    ImmutableMap.Builder<Seat, Pile> known = ImmutableMap.builder();
    for (int i = 0; i < court.hands().size(); i++) {
      Pile hand = court.hands().get(i);
      sizes.add(hand.size());
      if (viewer.equals(Seat.of(i)) || viewer == Onlooker.ARBITER) {
        known.put(Seat.of(i), hand);
      }
    }
    ImmutableList.Builder<Step> agenda = ImmutableList.builder();
    for (Step step : court.agenda().toList()) {
      agenda.add(step.seenBy(viewer));
    }
    return new Sight(
        viewer,
        court.order(),
        court.night(),
        sizes.build(),
        known.buildOrThrow(),
        court.coals(),
        court.table(),
        court.deck().spread(viewer),
        court.ashes(),
        agenda.build());
  }

  /**
   * The cards that the viewer cannot place: in the hands of others and in the deck.
   *
   * @throws IllegalArgumentException if there are more copies of a card in sight than exist
   */
  Bag unplaced() {
    Zones zones = new Zones(Court.CARDS).without(ashes.toPile());
    for (Pile cards : table) {
      zones = zones.without(cards);
    }
    for (Pile cards : hands.values()) {
      zones = zones.without(cards);
    }
    return zones.without(Zones.known(deck)).left();
  }
}
