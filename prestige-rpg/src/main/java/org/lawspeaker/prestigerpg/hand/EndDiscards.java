package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * All choose at the same time and in secret which cards to discard; then the discards are revealed
 * (PRE-END-04, PRE-Q-52).
 *
 * @param isOpen whether it has been settled who chooses
 * @param chosen what each has chosen so far, in ascending order
 * @param done who has finished
 */
public record EndDiscards(
    boolean isOpen,
    @CardNumber SealedChoices<Pile> done,
    @CardNumber ImmutableMap<Seat, Pile> chosen)
    implements PrestigeFrame {
  private static final Citation DISCARD = Citation.of("PRE-END-04");
  private static final Citation SECRET = Citation.of("PRE-Q-52");
  private static final Window ASKED =
      Window.of(
          "discards",
          "Discard which cards before you refill, in the order of the list?",
          DISCARD,
          SECRET);

  /** The choices, as soon as it is settled who chooses. */
  public static EndDiscards of() {
    return new EndDiscards(false, SealedChoices.of(ImmutableList.of()), ImmutableMap.of());
  }

  @Override
  public boolean owes(Table table) {
    return isOpen && !done.complete();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return done.asks(ASKED);
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return done.asks(ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      if (done.isOwing(seat)) {
        Hands.propose(table, seat, moves);
        moves.add(Done.of(seat));
      }
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof PickCard pick) {
      if (!offersCard(table, pick.seat(), pick.card())) {
        faults.add(DISCARD, "not-that-card");
      }
    } else if (move instanceof Done) {
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(DISCARD);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickCard pick) {
      pickCard(table, pick.seat(), pick.card());
    } else {
      finish(table, ((Done) move).seat());
    }
  }

  private Pile of(Seat seat) {
    Pile pile = chosen.get(seat);
    return pile == null ? Pile.empty() : pile;
  }

  /** Cards are named in ascending order, so that a choice is built in one way. */
  private boolean offersCard(Table table, Seat seat, int card) {
    Pile so = of(seat);
    return (so.isEmpty() || so.last() <= card)
        && table.sheet(seat).hand().count(card) > so.count(card);
  }

  private void pickCard(Table table, Seat seat, int card) {
    table.replaceTop(new EndDiscards(true, done, with(table.seats(), seat, card)));
  }

  /** With one card more, in seat order, so that the order of the choices leaves no trace. */
  private ImmutableMap<Seat, Pile> with(int seats, Seat seat, int card) {
    ImmutableMap.Builder<Seat, Pile> more = ImmutableMap.builder();
    for (int i = 0; i < seats; i++) {
      Seat each = Seat.of(i);
      Pile pile = each.equals(seat) ? of(seat).withLast(card) : of(each);
      if (!pile.isEmpty()) {
        more.put(each, pile);
      }
    }
    return more.buildOrThrow();
  }

  private void finish(Table table, Seat seat) {
    table.replaceTop(new EndDiscards(true, done.seal(seat, of(seat)), chosen));
  }

  @Override
  public void run(Table table) {
    if (!isOpen) {
      ImmutableList<Seat> seats =
          Lists.where(table.inOrder(), seat -> !table.sheet(seat).hand().isEmpty());
      table.replaceTop(new EndDiscards(true, SealedChoices.of(seats), ImmutableMap.of()));
      return;
    }
    table.pop();
    done.forEach((seat, cards) -> discard(table, seat, cards));
  }

  private static void discard(Table table, Seat seat, Pile cards) {
    cards.forEach(card -> Hands.discard(table, seat, card, DISCARD));
    table.set(seat, table.sheet(seat).withShown(cards));
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    if (viewer == Onlooker.ARBITER) {
      return this;
    }
    ImmutableMap.Builder<Seat, Pile> own = ImmutableMap.builder();
    chosen.forEach(
        (seat, cards) -> {
          if (seat.equals(viewer)) {
            own.put(seat, cards);
          }
        });
    return new EndDiscards(isOpen, done.forViewer(viewer), own.buildOrThrow());
  }
}
