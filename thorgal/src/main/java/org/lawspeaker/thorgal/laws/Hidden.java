package org.lawspeaker.thorgal.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.thorgal.notation.SetCheck;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** The cards of one owner and suit that a seat cannot tell apart, changed among their places. */
final class Hidden {
  private final Table table;
  private final Seat owner;
  private final Suit suit;
  private final Seat seat;
  private Heap cards = Heap.empty();

  Hidden(Table table, Seat owner, Suit suit, Seat seat) {
    this.table = table;
    this.owner = owner;
    this.suit = suit;
    this.seat = seat;
  }

  /** This store with other cards where the seat does not know them; those being shuffled, too. */
  Store dealAnew(Store store, RandomGenerator random) {
    collect(store);
    if (table.side(owner).faction().isEmpty() && !owner.equals(seat)) {
      Bag known = SetCheck.cards(table, owner, suit);
      Bag hidden = cards.rest();
      for (int i = 0; i < hidden.size(); i++) {
        known = known.without(hidden.nth(i));
      }
      cards = SecretList.draw(table.cards, suit, known, cards.size(), random);
    } else {
      cards.shuffle(random);
    }
    layShuffled();
    Hand hand = hand(store.hand());
    Deck faceDown = faceDown(store.faceDown());
    return new Store(faceDown, store.discard(), store.pool(), hand, store.destroyed());
  }

  private boolean isHidden(long knowers) {
    return (knowers & 1L << seat.index()) == 0;
  }

  private void collect(Store store) {
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (isShuffled(frame)) {
        cards.addAll(((Shuffling) frame).cards());
      }
    }
    for (int i = 0; i < store.hand().size(); i++) {
      if (isHidden(store.hand().knowers(i))) {
        cards.add(store.hand().card(i));
      }
    }
    for (Spread.Slot slot : store.faceDown().spread(Onlooker.ARBITER).slots()) {
      if (isHidden(slot.knownTo())) {
        cards.add(slot.card().orElseThrow());
      }
    }
    cards.addAll(store.faceDown().bag());
  }

  /** The owner may still know what is put back in. */
  private boolean isShuffled(ThorgalFrame frame) {
    return frame instanceof Shuffling shuffling
        && shuffling.owner().equals(owner)
        && shuffling.suit() == suit
        && !owner.equals(seat);
  }

  private void layShuffled() {
    ImmutableList.Builder<ThorgalFrame> frames = ImmutableList.builder();
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (!isShuffled(frame)) {
        frames.add(frame);
        continue;
      }
      Pile dealt = cards.deal(((Shuffling) frame).cards().size());
      frames.add(Shuffling.of(owner, suit, dealt.sorted()));
    }
    table.setAgenda(Agenda.of(frames.build()));
  }

  private Hand hand(Hand truth) {
    Hand hand = Hand.EMPTY;
    for (int i = 0; i < truth.size(); i++) {
      int knowers = truth.knowers(i);
      hand = hand.with(isHidden(knowers) ? cards.next() : truth.card(i), knowers);
    }
    return hand;
  }

  /** A card that Nature has put somewhere, known to nobody, is as good as not decided yet. */
  private Deck faceDown(Deck truth) {
    Spread spread = truth.spread(Onlooker.ARBITER);
    ImmutableList.Builder<Spread.Slot> slots = ImmutableList.builder();
    for (Spread.Slot slot : spread.slots()) {
      if (!isHidden(slot.knownTo())) {
        slots.add(slot);
      } else if (slot.knownTo() != 0) {
        slots.add(new Spread.Slot(slot.at(), Optional.of(cards.next()), slot.knownTo()));
      }
    }
    return Deck.of(new Spread(spread.size(), slots.build()), cards.rest());
  }

  /** As {@link Knowers} of a card that a seat draws from where these knew it. */
  static int drawnBy(Seat drawer, long knew) {
    return Knowers.fromDeck(knew) | Knowers.only(drawer);
  }
}
