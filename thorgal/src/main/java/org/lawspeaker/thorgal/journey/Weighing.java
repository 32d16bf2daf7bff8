package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.lasting.Standing;
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
    table.weighing = true;
    Seat seat = table.clock.destiny();
    Attributes sum = Standing.strength(table);
    for (InPlay card : table.side(seat).party()) {
      sum = sum.plus(Standing.attributes(table, seat, card));
    }
    sum = sum.plus(attached(table, Suit.DESTINY));
    table.weighing = false;
    return sum.atLeastNone();
  }

  /**
   * The land, attached bane cards (THO-ATTACH-04) and the opposing companion, if there is one
   * (THO-RES-03, THO-OPP-08, THO-Q-107).
   */
  public static Attributes difficulty(Table table) {
    table.weighing = true;
    Attributes sum = Standing.difficulty(table);
    Land land = table.land(table.journey.destination());
    if (land != null) {
      sum = sum.plus(ofLand(table, land));
    }
    for (Opposer opposer : table.journey.opposers()) {
      sum = sum.plus(Standing.opposing(table, opposer));
    }
    sum = sum.plus(attached(table, Suit.BANE));
    table.weighing = false;
    return sum.atLeastNone();
  }

  /** What a land asks for now, markers included (THO-Q-61). */
  public static Attributes ofLand(Table table, Land land) {
    return table.cards.land(land.card()).attributes().plus(land.markers()).atLeastNone();
  }

  private static Attributes attached(Table table, Suit suit) {
    Attributes sum = Attributes.NONE;
    for (Attached each : table.journey.attached()) {
      if (each.suit() == suit) {
        sum = sum.plus(Attaching.printed(table, suit, each.card()));
      }
    }
    return sum;
  }
}
