package org.lawspeaker.prestigerpg.items;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An offer is put together: own goods, goods of the other, done (PRE-Q-50).
 *
 * @param seat who offers
 * @param with to whom
 * @param gives the ids of the items offered, ascending
 * @param wants the ids of the items asked for, ascending
 */
public record Negotiation(Seat seat, Seat with, Pile gives, Pile wants) implements PrestigeFrame {
  private static final Citation GOODS = Citation.of("PRE-NEGOT-01");
  private static final Citation TIPPED = Citation.of("PRE-POTION-02");

  /** What is asked, by the seat that the offer is for. */
  private static final ImmutableList<Window> ASKED =
      IntStream.range(0, Seat.MOST)
          .mapToObj(
              with ->
                  Window.of(
                      "offer", "What do you offer " + Seat.of(with) + ", and what for?", GOODS))
          .collect(ImmutableList.toImmutableList());

  /** An offer that holds nothing yet. */
  public static Negotiation of(Seat seat, Seat with) {
    return new Negotiation(seat, with, Pile.empty(), Pile.empty());
  }

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks();
  }

  private Pending<PrestigeMove> asks() {
    return new Pending.Choose<>(seat, ASKED.get(with.index()));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    propose(table, seat, moves);
    propose(table, with, moves);
    moves.add(Done.of(seat));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof PickItem pick) {
      if (!offersItem(table, pick.item())) {
        faults.add(isTipped(table, pick.item()) ? TIPPED : GOODS, "not-that-item");
      }
    } else if (move instanceof Done) {
      if (gives.isEmpty()) {
        faults.add(GOODS, "nothing-offered");
      }
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(GOODS);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickItem pick) {
      pickItem(table, pick.item());
    } else {
      finish(table);
    }
  }

  private void propose(Table table, Seat of, Proposals<PrestigeMove> moves) {
    ImmutableList<Held> items = table.sheet(of).items();
    for (int i = 0; i < items.size(); i++) {
      moves.add(new PickItem(seat, items.get(i).id()));
    }
  }

  /** Items are named in ascending order, own goods first, so that an offer is built in one way. */
  private boolean offersItem(Table table, int id) {
    return (wants.isEmpty() && isNext(gives, id) && Offers.isGood(table, seat, id))
        || (!gives.isEmpty() && isNext(wants, id) && Offers.isGood(table, with, id));
  }

  private boolean isTipped(Table table, int id) {
    return Items.isTipped(table.sheet(seat), id) || Items.isTipped(table.sheet(with), id);
  }

  private static boolean isNext(Pile chosen, int id) {
    return chosen.isEmpty() || chosen.last() < id;
  }

  private void pickItem(Table table, int id) {
    boolean own = Items.find(table.sheet(seat), id) >= 0;
    table.replaceTop(
        own
            ? new Negotiation(seat, with, gives.withLast(id), wants)
            : new Negotiation(seat, with, gives, wants.withLast(id)));
  }

  private void finish(Table table) {
    table.replaceTop(new OfferMade(seat, with, gives, wants));
  }
}
