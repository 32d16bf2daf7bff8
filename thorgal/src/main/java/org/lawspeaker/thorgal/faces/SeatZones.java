package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.action.Playing;
import org.lawspeaker.thorgal.faces.Places.Placed;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.view.SideView;
import org.lawspeaker.thorgal.view.StoreView;

/** What belongs to one seat: party, hands, piles, and the lands that were not chosen. */
final class SeatZones {
  private final Sight sight;
  private final Seat seat;

  private SeatZones(Sight sight, Seat seat) {
    this.sight = sight;
    this.seat = seat;
  }

  static ImmutableList<Zone> of(Sight sight, Seat seat) {
    SeatZones zones = new SeatZones(sight, seat);
    ImmutableList.Builder<Zone> all = ImmutableList.builder();
    all.add(PartyZone.of(sight, seat));
    for (Suit suit : Suit.values()) {
      all.add(zones.hand(suit));
    }
    for (Suit suit : Suit.values()) {
      all.addAll(zones.piles(suit));
    }
    return all.add(zones.reserve()).build();
  }

  private Zone hand(Suit suit) {
    StoreView store = sight.store(seat, suit);
    Hand hand = store.hand();
    Uids uids = new Uids();
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.card(i);
      String uid = uids.of(Places.inHand(sight, seat, suit, card));
      pieces.add(priced(Piece.builder(uid, FaceIds.of(sight.cards, suit, card)), suit, card));
    }
    return Zone.builder(Places.hand(suit, seat), label(suit, "hand"), new Layout.Fan())
        .owner(seat)
        .pieces(pieces)
        .hidden(store.handSize() - hand.size())
        .build();
  }

  /** What a card costs now, where that is not what is printed on it. */
  private Piece priced(PieceBuilder piece, Suit suit, int card) {
    boolean isRole = sight.view.clock().destiny().equals(seat) == (suit == Suit.DESTINY);
    boolean plays = sight.view.clock().round() > 0 && sight.view.clock().phase() != Phase.GODS_FATE;
    if (isRole && plays && sight.view.sides().get(seat.index()).in()) {
      int cost = Playing.cost(sight.table(), seat, suit, card);
      if (cost != sight.cards.cost(suit, card)) {
        piece.addBadges(Fact.of("costs now", cost));
      }
    }
    return piece.build();
  }

  private ImmutableList<Zone> piles(Suit suit) {
    StoreView store = sight.store(seat, suit);
    int deck = Places.deckSize(store);
    return ImmutableList.of(
        faceDown(suit, "deck", Places.deck(sight, seat, suit), deck),
        faceDown(suit, "pool", Places.pool(sight, seat, suit), store.pool()),
        faceDown(suit, "discard", Places.discard(sight, seat, suit), store.discard()),
        destroyed(suit, store.destroyed()));
  }

  private Zone faceDown(Suit suit, String name, ImmutableList<Placed> known, int size) {
    List<Piece> pieces = new ArrayList<>();
    for (Placed card : known) {
      PieceBuilder piece = Piece.builder(card.uid(), FaceIds.of(sight.cards, suit, card.card()));
      card.at().ifPresent(at -> piece.addStates(Says.nth(at + 1) + " from the top"));
      pieces.add(piece.build());
    }
    String label = name.equals("discard") ? "discard pile" : name;
    return Zone.builder(Places.pile(suit, name, seat), label(suit, label), new Layout.Stack())
        .owner(seat)
        .pieces(pieces)
        .hidden(size - known.size())
        .build();
  }

  private Zone destroyed(Suit suit, Pile cards) {
    String zone = Places.destroyed(suit, seat);
    Uids uids = new Uids();
    List<Piece> pieces = new ArrayList<>();
    cards.forEach(
        card ->
            pieces.add(
                Piece.builder(
                        uids.of(Places.card(sight, zone, suit, card)),
                        FaceIds.of(sight.cards, suit, card))
                    .build()));
    return Zone.builder(zone, suit.destroyed(), new Layout.Stack())
        .owner(seat)
        .pieces(pieces)
        .build();
  }

  private Zone reserve() {
    SideView side = sight.view.sides().get(seat.index());
    Optional<Pile> known = side.reserve();
    List<Piece> pieces = new ArrayList<>();
    known
        .orElse(Pile.empty())
        .forEach(
            land ->
                pieces.add(
                    Piece.builder(
                            Places.inReserve(sight, seat, land), FaceIds.front(sight.cards, land))
                        .build()));
    return Zone.builder(Places.reserve(seat), "Lands in reserve", new Layout.Heap())
        .owner(seat)
        .pieces(pieces)
        .hidden(side.reserveSize() - pieces.size())
        .build();
  }

  private static String label(Suit suit, String name) {
    return Says.capital(suit.says()) + " " + name;
  }
}
