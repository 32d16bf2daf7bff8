package org.lawspeaker.thorgal.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** An opinion on how a seat stands, for players that look ahead: no rule rests on it. */
public final class Prospects {
  private static final double HORN = 3.0;
  private static final double LIFE = 0.06;
  private static final int ENOUGH_LIFE = 20;
  private static final double SYMBOL = 0.25;
  private static final double POOL = 0.12;
  private static final double HAND = 0.2;
  private static final int ENOUGH_IN_HAND = 4;
  private static final int ENOUGH_IN_POOL = 5;
  private static final double SHORTFALL = 0.35;
  private static final double SHORT_OF_LANDS = 0.3;
  private static final double ON_COURSE = 1.2;
  private static final double EXHAUSTED = 0.05;

  private Prospects() {}

  /**
   * From 0 to 1: the seat's standing against the best of the others; on a table that is only read.
   */
  public static double of(Table table, Seat seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < table.seats(); i++) {
      Seat other = Seat.of(i);
      if (!other.equals(seat) && table.side(other).in()) {
        best = Math.max(best, standing(table, other));
      }
    }
    double lead = standing(table, seat) - best;
    return 1 / (1 + Math.exp(-lead / 2));
  }

  private static double standing(Table table, Seat seat) {
    double value = HORN * table.horns(seat) + party(table, seat);
    value += LIFE * Math.min(ENOUGH_LIFE, Damage.payable(table, seat));
    for (Suit suit : Suit.values()) {
      Store store = table.store(seat, suit);
      int coming = suit == table.suitOf(seat) ? draws(table, seat) : 0;
      value += HAND * upTo(ENOUGH_IN_HAND, store.hand().size() + coming);
      value += POOL * upTo(ENOUGH_IN_POOL, store.pool());
    }
    if (table.isDestiny(seat) && table.journey.hasDestination()) {
      value += course(table);
    }
    return value;
  }

  /** A party's symbols, and how little it lacks, on average, for the lands that are left. */
  private static double party(Table table, Seat seat) {
    double value = 0;
    Attributes strength = Attributes.NONE;
    for (InPlay card : table.side(seat).party()) {
      strength = strength.plus(Shown.inParty(table, seat, card));
      value -= EXHAUSTED * card.exhaustion();
    }
    int shortfall = 0;
    int lands = 0;
    for (Land land : table.lands) {
      if (!land.isConquered()) {
        shortfall += shortfall(strength, Shown.ofLand(table, land));
        lands++;
      }
    }
    return value + SYMBOL * strength.sum() - SHORT_OF_LANDS * shortfall / Math.max(1, lands);
  }

  /** Cards that Nature still owes to the hand count as if they were there. */
  private static int draws(Table table, Seat seat) {
    int draws = 0;
    Agenda<ThorgalFrame> left = table.agenda();
    while (!left.isEmpty() && left.top() instanceof DrawTop draw && draw.to() == DrawTop.To.HAND) {
      draws += draw.owner().equals(seat) ? 1 : 0;
      left = left.pop();
    }
    return draws;
  }

  /** Up to enough each counts whole, beyond that a fifth. */
  private static double upTo(int enough, int cards) {
    return Math.min(enough, cards) + Math.max(0, cards - enough) / 5.0;
  }

  /** How the journey under way would end now. */
  private static double course(Table table) {
    int shortfall = shortfall(Weighing.strength(table), Weighing.difficulty(table));
    return shortfall == 0 ? ON_COURSE : -SHORTFALL * shortfall;
  }

  /** The symbols that are missing; more than enough of one attribute does not help another. */
  private static int shortfall(Attributes strength, Attributes difficulty) {
    int shortfall = 0;
    for (int i = 0; i < 3; i++) {
      Attribute attribute = Attribute.of(i);
      shortfall += Math.max(0, difficulty.of(attribute) - strength.of(attribute));
    }
    return shortfall;
  }
}
