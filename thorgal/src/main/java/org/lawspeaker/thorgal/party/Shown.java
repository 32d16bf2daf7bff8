package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Table;

/** The symbols that cards in play show now: printed, by markers, and by what is in force. */
public final class Shown {
  private Shown() {}

  /** The symbols of a card in a party (THO-Q-61), never fewer than none (THO-Q-45). */
  public static Attributes inParty(Table table, Seat party, InPlay card) {
    return shown(table, party, card, false);
  }

  /** The symbols of a companion that opposes and so is in no party (THO-Q-33). */
  public static Attributes opposing(Table table, Opposer opposer) {
    return shown(table, opposer.seat(), opposer.companion(), true);
  }

  /** What a land asks for now, markers included (THO-Q-61). */
  public static Attributes ofLand(Table table, Land land) {
    return table.cards.land(land.card()).attributes().plus(land.markers()).atLeastNone();
  }

  /** The symbols of the card of this id, in a party or opposing; none if it has left. */
  public static Attributes of(Table table, int id) {
    Seat party = table.partyOf(id);
    InPlay card = table.inPlay(id);
    if (card != null && party != null) {
      return inParty(table, party, card);
    }
    for (Opposer opposer : table.journey.opposers()) {
      if (opposer.companion().id() == id) {
        return opposing(table, opposer);
      }
    }
    return Attributes.NONE;
  }

  private static Attributes shown(Table table, Seat seat, InPlay card, boolean opposes) {
    Attributes own = table.cards.destiny(card.card()).card.attributes().plus(card.markers());
    return table
        .weighed()
        .fold(
            AddAttributes.class,
            own,
            (all, from, each) -> all.plus(each.attributes(table, from, seat, card, opposes)))
        .atLeastNone();
  }
}
