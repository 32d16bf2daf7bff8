package org.lawspeaker.prestigerpg.item;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Finishing;
import org.lawspeaker.prestigerpg.table.PickingItem;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An offer is put together: own goods, goods of the other, done (PRE-Q-50).
 *
 * @param seat who offers
 * @param with to whom
 * @param gives the ids of the items offered, ascending
 * @param wants the ids of the items asked for, ascending
 */
public record Negotiation(Seat seat, Seat with, Pile gives, Pile wants)
    implements PrestigeFrame, PickingItem, Finishing {
  private static final Citation GOODS = Citation.of("PRE-NEGOT-01");

  /** An offer that holds nothing yet. */
  public static Negotiation of(Seat seat, Seat with) {
    return new Negotiation(seat, with, Pile.empty(), Pile.empty());
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(
        seat, Window.of("offer", "What do you offer " + with + ", and what for?", GOODS));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    propose(table, seat, moves);
    propose(table, with, moves);
    moves.propose(Done.of(seat));
  }

  private void propose(Table table, Seat of, LegalMoves moves) {
    ImmutableList<Held> items = table.sheet(of).items();
    for (int i = 0; i < items.size(); i++) {
      moves.propose(new PickItem(seat, items.get(i).id()));
    }
  }

  @Override
  public Citation why() {
    return GOODS;
  }

  /** Items are named in ascending order, own goods first, so that an offer is built in one way. */
  @Override
  public boolean offersItem(Table table, int id) {
    return (wants.isEmpty() && isNext(gives, id) && Offers.isGood(table, seat, id))
        || (!gives.isEmpty() && isNext(wants, id) && Offers.isGood(table, with, id));
  }

  private static boolean isNext(Pile chosen, int id) {
    return chosen.isEmpty() || chosen.last() < id;
  }

  @Override
  public void pickItem(Table table, int id) {
    boolean own = Items.find(table.sheet(seat), id) >= 0;
    table.replaceTop(
        own
            ? new Negotiation(seat, with, gives.withLast(id), wants)
            : new Negotiation(seat, with, gives, wants.withLast(id)));
  }

  @Override
  public boolean mayFinish(Table table, Seat asked) {
    return asked.equals(seat) && !gives.isEmpty();
  }

  @Override
  public void finish(Table table, Seat asked) {
    table.replaceTop(new OfferMade(seat, with, gives, wants));
  }
}
