package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.hofordeals.combat.Sources;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.InForce;
import org.lawspeaker.hofordeals.view.HeroView;

/**
 * What belongs to one seat: hand, weapon and bound cards, Equipment, played area, deck, discards.
 */
final class SeatZones {
  private final Sight at;
  private final Seat seat;
  private final HeroView view;
  private final Hero hero;

  private SeatZones(Sight at, Seat seat) {
    this.at = at;
    this.seat = seat;
    this.view = at.seen(seat);
    this.hero = view.hero();
  }

  static ImmutableList<Zone> of(Sight at, Seat seat) {
    SeatZones zones = new SeatZones(at, seat);
    return ImmutableList.of(
        zones.board(),
        zones.bound(),
        zones.open(Places.played(seat), "Played", zones.hero.played()),
        zones.open(Places.discard(seat), "Discards", zones.hero.discard()),
        zones.deck(),
        zones.hand());
  }

  private Zone hand() {
    Bag known = view.hand().orElse(hero.shown());
    return Zone.builder(Places.hand(seat), "Hand", new Layout.Fan())
        .owner(seat)
        .pieces(PileZones.pieces(at, Places.hand(seat), known))
        .hidden(view.handSize() - known.size())
        .build();
  }

  private Zone deck() {
    Spread spread = view.deck();
    return Zone.builder(Places.deck(seat), "Deck", new Layout.Stack())
        .owner(seat)
        .pieces(PileZones.known(at, Places.deck(seat), spread))
        .hidden(spread.unseen())
        .build();
  }

  private Zone open(String id, String label, Bag cards) {
    return Zone.builder(id, label, new Layout.Heap())
        .owner(seat)
        .pieces(PileZones.pieces(at, id, cards))
        .build();
  }

  /** The five slots; where no card covers it, the weapon is the Rusty Axe (HOF-Q-27). */
  private Zone board() {
    List<Piece> pieces = new ArrayList<>();
    for (Slot slot : Slot.values()) {
      Integer card = hero.gear().get(slot);
      if (card != null || slot == Slot.WEAPON) {
        pieces.add(worn(slot, card == null ? FaceIds.RUSTY_AXE : FaceIds.of(at.cards, card)));
      }
    }
    return Zone.builder(Places.board(seat), "Equipment", new Layout.Row())
        .owner(seat)
        .pieces(pieces)
        .build();
  }

  private Piece worn(Slot slot, String face) {
    PieceBuilder piece = Piece.builder(Places.worn(seat, slot), face);
    Integer card = hero.gear().get(slot);
    Integer under = hero.covered().get(slot);
    if (under != null) {
      String uid = Places.under(seat, slot);
      piece.addAttached(Piece.builder(uid, FaceIds.of(at.cards, under)).build());
    }
    if (card != null && !InForce.works(at.table(), seat, slot, card)) {
      piece.addStates("inactive beside this weapon");
    }
    if (card != null && at.view.turn().isUsed(seat, card)) {
      piece.addStates("used in this turn");
    }
    return at.table().isFighting(seat) ? inCombat(piece, slot).build() : piece.build();
  }

  private PieceBuilder inCombat(PieceBuilder piece, Slot slot) {
    Integer card = hero.gear().get(slot);
    boolean wasAssigned =
        slot == Slot.WEAPON
            ? at.table().fight().struck()
            : at.table().fight().spent().contains(slot);
    if (wasAssigned) {
      piece.addStates("assigned in this combat");
    } else if (Sources.has(at.table(), seat, slot)) {
      piece.addBadges(Fact.of("Power", Sources.power(at.table(), seat, slot)));
    }
    if (card != null && at.table().fight().used().contains(card)) {
      piece.addStates("used in this combat");
    }
    return piece;
  }

  private Zone bound() {
    List<Piece> pieces = new ArrayList<>();
    hero.bound().forEach(each -> pieces.add(bound(each)));
    int limit = Equipping.limit(at.table(), seat);
    return Zone.builder(Places.bound(seat), "Bound", new Layout.Row())
        .owner(seat)
        .pieces(pieces)
        .addGauges(Gauge.of("cards", hero.bound().size(), limit))
        .build();
  }

  private Piece bound(Bound bound) {
    PieceBuilder piece =
        Piece.builder(Places.bound(seat, bound.id()), FaceIds.of(at.cards, bound.card()))
            .addBadges(Fact.of("Power", bound.power()));
    if (bound.unresolved()) {
      piece.addStates("drawn, not resolved yet");
    }
    return bound.parts().isEmpty() ? piece.build() : piece.addStates("divided").build();
  }
}
