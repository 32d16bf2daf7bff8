package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.engine.show.ZoneBuilder;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.view.SheetView;

/** What lies before a player, and the hand. */
final class SeatZones {
  private final Seen at;
  private final Seat seat;
  private final Sheet sheet;

  private SeatZones(Seen at, Seat seat) {
    this.at = at;
    this.seat = seat;
    this.sheet = at.sheet(seat);
  }

  static ImmutableList<Zone> of(Seen at, Seat seat) {
    SeatZones zones = new SeatZones(at, seat);
    ImmutableList.Builder<Zone> all = ImmutableList.builder();
    all.add(zones.character(), zones.hand());
    zones.some(zones.set()).ifPresent(all::add);
    zones.some(zones.riders()).ifPresent(all::add);
    zones.some(zones.items()).ifPresent(all::add);
    zones.some(zones.quest()).ifPresent(all::add);
    zones.some(zones.trophies()).ifPresent(all::add);
    return all.build();
  }

  private ZoneBuilder zone(String id, String label, Layout layout) {
    return Zone.builder(id + "-" + seat.index(), label, layout).owner(seat);
  }

  private Optional<Zone> some(Zone zone) {
    return zone.size() == 0 ? Optional.empty() : Optional.of(zone);
  }

  private Zone character() {
    ZoneBuilder zone = zone("character", "Character", new Layout.Row());
    OptionalInt character = at.character(seat);
    if (character.isEmpty()) {
      return zone.build();
    }
    PieceBuilder piece =
        Piece.builder(PieceIds.character(at, seat), at.ids().character(character.getAsInt()));
    tokens(FaceIds.POISON, sheet.marks().poison(), piece);
    tokens(FaceIds.VAMPYRE, sheet.marks().turned() ? 1 : 0, piece);
    tokens(FaceIds.BITE, sheet.marks().bites(), piece);
    return zone.addPieces(piece.build()).build();
  }

  private void tokens(String face, int number, PieceBuilder piece) {
    for (int i = 1; i <= number; i++) {
      String uid = PieceIds.copy(face + "-" + seat.index(), i);
      piece.addAttached(Piece.builder(uid, face).build());
    }
  }

  private Zone hand() {
    Pile known = sheet.hand().toPile();
    Pile discards = at.view().discards(seat);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      int card = known.get(i);
      int copy = known.top(i + 1).count(card);
      PieceBuilder piece = Piece.builder(PieceIds.hand(at, seat, card, copy), at.ids().card(card));
      Prospect.of(at, seat, card).ifPresent(value -> piece.addBadges(Fact.of("worth", value)));
      if (copy <= discards.count(card)) {
        piece.addStates("to be discarded");
      }
      pieces.add(piece.build());
    }
    int hidden = at.view().sheets().get(seat.index()).hand() - known.size();
    ZoneBuilder zone =
        zone("hand", "Hand", new Layout.Fan()).pieces(pieces).hidden(Math.max(0, hidden));
    if (!sheet.shown().isEmpty()) {
      List<String> names = new ArrayList<>();
      sheet.shown().forEach(card -> names.add(at.card(card)));
      zone.addNotes("Last discarded together: " + Words.list(names) + ".");
    }
    return zone.build();
  }

  private Zone set() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < sheet.set().size(); i++) {
      SetCard card = sheet.set().get(i);
      boolean hidden = card.card() == SheetView.HIDDEN;
      PieceBuilder piece =
          Piece.builder(
              PieceIds.set(seat, i), hidden ? FaceIds.CARD_BACK : at.ids().card(card.card()));
      if (card.second()) {
        piece.addStates("flipped in an extra turn");
      }
      if (!hidden) {
        Prospect.of(at, seat, card.card())
            .ifPresent(value -> piece.addBadges(Fact.of("worth", value)));
      }
      pieces.add(piece.build());
    }
    return zone("set", "Set face down", new Layout.Row()).pieces(pieces).build();
  }

  private Zone riders() {
    List<Piece> pieces = new ArrayList<>();
    for (StandBy rider : sheet.riders()) {
      pieces.add(
          Piece.builder(PieceIds.rider(rider.id()), at.ids().card(rider.card()))
              .states(StackZones.hidden(at, rider.card(), rider.under()))
              .build());
    }
    return zone("riders", "Riders on stand-by", new Layout.Row()).pieces(pieces).build();
  }

  private Zone items() {
    List<Piece> pieces = new ArrayList<>();
    for (Held item : sheet.items()) {
      PieceBuilder piece = Piece.builder(PieceIds.item(item.id()), at.ids().card(item.card()));
      if (item.tipped()) {
        piece.addStates("tipped");
      }
      if (item.used()) {
        piece.addStates("used");
      }
      pieces.add(piece.build());
    }
    return zone("items", "Items", new Layout.Row()).pieces(pieces).build();
  }

  private Zone quest() {
    ZoneBuilder zone = zone("quest", "Secret Quest", new Layout.Row());
    if (sheet.quest() >= 0) {
      String face = at.ids().quest(sheet.quest());
      zone.addPieces(Piece.builder("quest-" + seat.index(), face).build());
    } else if (sheet.quest() == SheetView.HIDDEN) {
      zone.addPieces(Piece.builder("quest-" + seat.index(), FaceIds.QUEST_BACK).build());
    }
    return zone.build();
  }

  private Zone trophies() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < sheet.trophies().size(); i++) {
      int encounter = sheet.trophies().get(i);
      String face = at.ids().encounter(encounter);
      int copy = sheet.trophies().top(i + 1).count(encounter);
      String uid = PieceIds.copy("trophy-" + seat.index() + "-" + face, copy);
      pieces.add(Piece.builder(uid, face).build());
    }
    return zone("trophies", "Scored", new Layout.Stack()).pieces(pieces).build();
  }
}
