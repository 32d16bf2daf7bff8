package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;

/**
 * A companion or support comes into a party (THO-CARD-04, THO-CARD-05, THO-PLAY-02) and stays until
 * something removes it (THO-PLAY-03).
 */
public final class Entering {
  private static final Citation IN_PARTY = Citation.of("THO-PLAY-02");

  private Entering() {}

  /**
   * Puts a card into the party of a seat, ready and without markers (THO-Q-102).
   *
   * @return its id
   */
  public static int party(Table table, Seat seat, int card, Seat owner) {
    int id = table.takeId();
    table.setParty(seat, Lists.plus(table.side(seat).party(), InPlay.fresh(id, card, owner)));
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, card);
      table.tell(IN_PARTY, "entered", name + " joins the party of " + seat, "card", name);
    }
    Happening.announceInPlay(table, Occasion.ENTERS, seat, card, id);
    return id;
  }
}
