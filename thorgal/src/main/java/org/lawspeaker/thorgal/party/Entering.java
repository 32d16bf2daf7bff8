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

  /** A card of an owner is put into the party of a seat. */
  public static void put(Table table, Seat seat, int card, Seat owner) {
    Happening.announceInPlay(table, Occasion.ENTERS, seat, card, laid(table, seat, card, owner));
  }

  /** A card of this seat is played into its party; with that it enters play (THO-Q-105). */
  public static void played(Table table, Seat seat, int card) {
    Happening.announcePlayed(table, seat, card, laid(table, seat, card, seat));
  }

  /** Lays a card into a party, ready and without markers (THO-Q-102), and tells its id. */
  private static int laid(Table table, Seat seat, int card, Seat owner) {
    int id = table.takeId();
    table.setParty(seat, Lists.plus(table.side(seat).party(), InPlay.fresh(id, card, owner)));
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, card);
      table.tell(IN_PARTY, "entered", name + " joins the party of " + seat, "card", name);
    }
    return id;
  }
}
