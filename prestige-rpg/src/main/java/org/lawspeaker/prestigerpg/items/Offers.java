package org.lawspeaker.prestigerpg.items;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;

/** When players may negotiate (PRE-Q-50). */
public final class Offers {
  private static final Citation GOODS = Citation.of("PRE-NEGOT-01");
  private static final Citation BOUNDS = Citation.of("PRE-Q-50");

  /** What allows an offer. */
  public static final ImmutableList<Citation> ALLOWED = ImmutableList.of(GOODS);

  private Offers() {}

  /** Whether a seat owns something to offer in a window in which offers are made. */
  public static boolean mayOffer(
      Table table, Moment moment, ImmutableList<SeatMove> made, Seat seat) {
    return isTime(moment) && ownsGoods(table, seat) && hasPartner(table, made, seat);
  }

  private static boolean ownsGoods(Table table, Seat seat) {
    ImmutableList<Held> items = table.sheet(seat).items();
    for (int i = 0; i < items.size(); i++) {
      if (isGood(table, items.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasPartner(Table table, ImmutableList<SeatMove> made, Seat seat) {
    ImmutableList<Seat> order = table.inOrder();
    for (int i = 0; i < order.size(); i++) {
      if (mayOfferTo(made, seat, order.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGood(Table table, Held item) {
    return !item.tipped() && table.cards.kit(item.card()).isTradeable();
  }

  private static boolean isTime(Moment moment) {
    return moment == Moment.REVEAL || moment == Moment.END;
  }

  private static boolean mayOfferTo(ImmutableList<SeatMove> made, Seat seat, Seat with) {
    if (with.equals(seat)) {
      return false;
    }
    for (int i = 0; i < made.size(); i++) {
      if (made.get(i) instanceof Negotiate offer && offer.isOf(seat, with)) {
        return false;
      }
    }
    return true;
  }

  /** Whether this is an untipped Potion or another one-use item of a seat. */
  static boolean isGood(Table table, Seat seat, int id) {
    int at = Items.find(table.sheet(seat), id);
    return at >= 0 && isGood(table, table.sheet(seat).items().get(at));
  }

  public static void propose(
      Table table,
      Moment moment,
      ImmutableList<SeatMove> made,
      Seat seat,
      Proposals<PrestigeMove> moves) {
    if (mayOffer(table, moment, made, seat)) {
      ImmutableList<Seat> order = table.inOrder();
      for (int i = 0; i < order.size(); i++) {
        if (mayOfferTo(made, seat, order.get(i))) {
          moves.addLegal(new Negotiate(seat, order.get(i)));
        }
      }
    }
  }

  /** Adds what forbids negotiating with a player. */
  public static void judge(
      Table table, Moment moment, ImmutableList<SeatMove> made, Negotiate offer, Faults faults) {
    Seat seat = offer.seat();
    Seat with = offer.with();
    if (!isTime(moment)) {
      faults.add(BOUNDS, "not-in-this-window", "window", moment.says());
    }
    if (with.equals(seat) || !table.lives(with)) {
      faults.add(BOUNDS, "nobody-to-deal-with");
    } else if (!mayOfferTo(made, seat, with)) {
      faults.add(BOUNDS, "one-offer-to-a-player");
    }
    if (!ownsGoods(table, seat)) {
      faults.add(GOODS, "nothing-to-offer");
    }
  }
}
