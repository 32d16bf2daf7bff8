package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.StoreView;

/** Where pieces lie, and their uids, which scenes and choices share. */
final class Places {
  /**
   * A card that the viewer knows to lie at a place.
   *
   * @param uid of its piece
   * @param card which
   * @param at how many cards lie on it, if the viewer knows
   */
  record Placed(String uid, int card, Optional<Integer> at) {}

  private Places() {}

  /** The uid of a companion, support or land in play. */
  static String inPlay(int id) {
    return "card-" + id;
  }

  static String hand(Suit suit, Seat seat) {
    return suit.says() + "-hand-" + seat.index();
  }

  static String pile(Suit suit, String pile, Seat seat) {
    return suit.says() + "-" + pile + "-" + seat.index();
  }

  static String destroyed(Suit suit, Seat seat) {
    return (suit == Suit.DESTINY ? "valhalla-" : "niflheim-") + seat.index();
  }

  static String reserve(Seat seat) {
    return "reserve-" + seat.index();
  }

  /** The uid of a card in a zone; of several copies, of the first. */
  static String card(Sight sight, String zone, Suit suit, int card) {
    return zone + "-" + sight.cards.name(suit, card);
  }

  /** The uid of a card of the hand; of several copies, of the first. */
  static String inHand(Sight sight, Seat seat, Suit suit, int card) {
    return card(sight, hand(suit, seat), suit, card);
  }

  static String inReserve(Sight sight, Seat seat, int land) {
    return reserve(seat) + "-" + sight.cards.landName(land);
  }

  /** The uids of the attached cards, in the order of attaching. */
  static ImmutableList<String> attached(Sight sight) {
    Uids uids = new Uids();
    ImmutableList.Builder<String> all = ImmutableList.builder();
    for (Attached card : sight.view.journey().attached()) {
      all.add(uids.of(card(sight, "attached", card.suit(), card.card())));
    }
    return all.build();
  }

  static int deckSize(StoreView store) {
    return store.faceDown().size() - store.discard() - store.pool();
  }

  /** The known cards of the deck; while companions are chosen, a player looks through it. */
  static ImmutableList<Placed> deck(Sight sight, Seat seat, Suit suit) {
    StoreView store = sight.store(seat, suit);
    boolean chooses = suit == Suit.DESTINY && sight.step(StartingCompanions.class).isPresent();
    return chooses && sight.knowsAllOf(seat)
        ? companions(sight, seat, store.unplaced().orElse(Bag.empty()))
        : run(sight, suit, store.faceDown(), pile(suit, "deck", seat), 0, deckSize(store));
  }

  static ImmutableList<Placed> discard(Sight sight, Seat seat, Suit suit) {
    StoreView store = sight.store(seat, suit);
    String zone = pile(suit, "discard", seat);
    return run(sight, suit, store.faceDown(), zone, deckSize(store), store.discard());
  }

  static ImmutableList<Placed> pool(Sight sight, Seat seat, Suit suit) {
    StoreView store = sight.store(seat, suit);
    int above = deckSize(store) + store.discard();
    return run(sight, suit, store.faceDown(), pile(suit, "pool", seat), above, store.pool());
  }

  private static ImmutableList<Placed> run(
      Sight sight, Suit suit, Spread spread, String zone, int from, int size) {
    Uids uids = new Uids();
    List<Placed> known = new ArrayList<>();
    for (Spread.Slot slot : spread.slots()) {
      int at = slot.at() - from;
      if (slot.card().isPresent() && at >= 0 && at < size) {
        int card = slot.card().get();
        String uid = uids.of(card(sight, zone, suit, card));
        known.add(new Placed(uid, card, Optional.of(at)));
      }
    }
    return ImmutableList.copyOf(known);
  }

  private static ImmutableList<Placed> companions(Sight sight, Seat seat, Bag deck) {
    Uids uids = new Uids();
    String zone = pile(Suit.DESTINY, "deck", seat);
    ImmutableList.Builder<Placed> companions = ImmutableList.builder();
    for (int i = 0; i < deck.size(); i++) {
      int card = deck.nth(i);
      if (sight.cards.destiny(card).isCompanion()) {
        String uid = uids.of(card(sight, zone, Suit.DESTINY, card));
        companions.add(new Placed(uid, card, Optional.empty()));
      }
    }
    return companions.build();
  }
}
