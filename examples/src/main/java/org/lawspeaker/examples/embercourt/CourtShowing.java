package org.lawspeaker.examples.embercourt;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Spread;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.engine.show.ZoneBuilder;

/** The hands, what lies open, the deck and the ashes. */
enum CourtShowing implements Showing<EmberMove, Sight> {
  SHOWING;

  private static final Catalogue CATALOGUE = catalogueOf();

  private static Catalogue catalogueOf() {
    ImmutableList.Builder<Face> faces = ImmutableList.builder();
    for (int value = 1; value <= Court.VALUES; value++) {
      faces.add(
          Face.builder(face(value), "a " + value, "ember")
              .addText("Counts " + value + ". The lowest total of a night loses a coal.")
              .addCitations(Clauses.STOKE, Clauses.LOWEST)
              .build());
    }
    return Catalogue.of(faces.build());
  }

  private static String face(int value) {
    return "ember-" + value;
  }

  @Override
  public Catalogue catalogue() {
    return CATALOGUE;
  }

  @Override
  public Scene scene(Sight sight) {
    int night = Math.min(sight.night(), Court.NIGHTS);
    List<Zone> zones = new ArrayList<>();
    for (int i = 0; i < sight.coals().size(); i++) {
      zones.add(hand(sight, Seat.of(i)));
      zones.add(table(sight.table().get(i), Seat.of(i)));
    }
    zones.add(deck(sight.deck()));
    zones.add(zone("ashes", "Ashes", new Layout.Heap(), sight.ashes().toPile()).build());
    return Scene.builder("Night " + night + " of " + Court.NIGHTS)
        .seats(seats(sight))
        .zones(zones)
        .build();
  }

  private static List<Seated> seats(Sight sight) {
    List<Seated> seats = new ArrayList<>();
    for (int i = 0; i < sight.coals().size(); i++) {
      Seat seat = Seat.of(i);
      boolean leads = sight.order().current().equals(seat);
      seats.add(
          Seated.builder(seat, "seat " + i)
              .isOut(!sight.order().isIn(seat))
              .states(leads ? List.of("leads") : List.of())
              .addGauges(Gauge.of("coals", sight.coals().get(i), Court.COALS))
              .build());
    }
    return seats;
  }

  private static Zone hand(Sight sight, Seat seat) {
    Pile known = Optional.ofNullable(sight.hands().known().get(seat)).orElse(Pile.empty());
    int hidden = sight.hands().sizes().get(seat.index()) - known.size();
    return zone("hand-" + seat.index(), "Hand", new Layout.Fan(), known)
        .owner(seat)
        .hidden(hidden)
        .build();
  }

  /** EMB-STOKE-02: the values of what lies open add up. */
  private static Zone table(Pile laid, Seat seat) {
    var zone = zone("table-" + seat.index(), "Table", new Layout.Row(), laid).owner(seat);
    return laid.isEmpty()
        ? zone.build()
        : zone.addGauges(Gauge.of("total", Court.total(laid))).build();
  }

  private static Zone deck(Spread deck) {
    Pile known = deck.known();
    return zone("deck", "Deck", new Layout.Stack(), known)
        .hidden(deck.size() - known.size())
        .build();
  }

  private static ZoneBuilder zone(String id, String label, Layout layout, Pile cards) {
    Uids uids = new Uids();
    List<Piece> pieces = new ArrayList<>();
    cards.forEach(card -> pieces.add(Piece.builder(uids.of(uid(id, card)), face(card)).build()));
    return Zone.builder(id, label, layout).pieces(pieces);
  }

  private static String uid(String zone, int card) {
    return zone + "-" + card;
  }

  @Override
  public Choice choice(Sight sight, EmberMove move) {
    if (move instanceof EmberMove.Seal seal) {
      return Choice.of("Seal", "Seal a " + seal.card(), uid(hand(seal.by()), seal.card()));
    }
    if (move instanceof EmberMove.Stoke stoke) {
      int total = Court.total(sight.table().get(stoke.by().index())) + stoke.card();
      return Choice.builder("Stoke", "Stoke with a " + stoke.card())
          .addPieces(uid(hand(stoke.by()), stoke.card()))
          .hint("your total becomes " + total)
          .build();
    }
    return plain(sight, move);
  }

  private static Choice plain(Sight sight, EmberMove move) {
    if (move instanceof EmberMove.Pass) {
      return Choice.of("Pass", "Do not stoke");
    }
    String glimpsed = uid("deck", sight.deck().known().first());
    return move instanceof EmberMove.Keep
        ? Choice.of("Keep", "Leave the card on top", glimpsed)
        : Choice.of("Cast", "Cast the card on top into the ashes", glimpsed);
  }

  private static String hand(Seat seat) {
    return "hand-" + seat.index();
  }
}
