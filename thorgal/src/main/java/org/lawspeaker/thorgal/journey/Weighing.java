package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** The strength of the party and the difficulty of the journey, by attribute (THO-RES-01). */
public final class Weighing {
  private Weighing() {}

  /**
   * Companions, supports, even alone (THO-Q-62), and attached events (THO-RES-02, THO-ATTACH-03),
   * with what is in force (THO-RES-04).
   */
  public static Attributes strength(Table table) {
    Seat seat = table.clock.destiny();
    Attributes sum =
        table
            .weighed()
            .fold(
                AddStrength.class, Attributes.NONE, (all, from, each) -> all.plus(each.symbols()));
    for (InPlay card : table.side(seat).party()) {
      sum = sum.plus(Shown.inParty(table, seat, card));
    }
    sum = sum.plus(attached(table, Suit.DESTINY));
    return sum.atLeastNone();
  }

  /**
   * The land, attached bane cards (THO-ATTACH-04) and the opposing companion, if there is one
   * (THO-RES-03, THO-OPP-08, THO-Q-107).
   */
  public static Attributes difficulty(Table table) {
    Attributes sum =
        table
            .weighed()
            .fold(
                AddDifficulty.class,
                Attributes.NONE,
                (all, from, each) -> all.plus(each.symbols()));
    Land land = table.destination();
    if (land != null) {
      sum = sum.plus(Shown.ofLand(table, land));
    }
    for (Opposer opposer : table.journey.opposers()) {
      sum = sum.plus(Shown.opposing(table, opposer));
    }
    sum = sum.plus(attached(table, Suit.BANE));
    return sum.atLeastNone();
  }

  private static Attributes attached(Table table, Suit suit) {
    Attributes sum = Attributes.NONE;
    for (Attached each : table.journey.attached()) {
      if (each.suit() == suit) {
        sum = sum.plus(Attachment.printed(table, suit, each.card()));
      }
    }
    return sum;
  }
}
