package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.Hands;
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
 * @param hands how many cards each seat holds, and the hands that the viewer knows
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
    Hands hands,
    ImmutableList<Integer> coals,
    ImmutableList<Pile> table,
    Spread deck,
    Bag ashes,
    ImmutableList<CourtStep> agenda) {
  static Sight of(Court court, Viewer viewer) {
    ImmutableList.Builder<CourtStep> agenda = ImmutableList.builder();
    court.agenda().toList().forEach(step -> agenda.add(step.seenBy(viewer)));
    return new Sight(
        viewer,
        court.order(),
        court.night(),
        Hands.seenBy(viewer, court.hands()),
        court.coals(),
        court.table(),
        court.deck().spread(viewer),
        court.ashes(),
        agenda.build());
  }

  /** The cards that the viewer cannot place: in the hands of others and in the deck. */
  Bag unplaced() {
    Census placed = new Census().add(ashes).add(hands.cards()).add(deck.known());
    table.forEach(placed::add);
    return placed.missing(Court.CARDS);
  }
}
