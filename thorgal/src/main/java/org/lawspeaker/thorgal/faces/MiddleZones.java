package org.lawspeaker.thorgal.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.action.Resolving;
import org.lawspeaker.thorgal.journey.Weighing;
import org.lawspeaker.thorgal.party.Shown;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.InForce;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** What lies between the players: lands, the journey, a card that is resolved, what is in force. */
final class MiddleZones {
  private final Sight sight;

  private MiddleZones(Sight sight) {
    this.sight = sight;
  }

  static ImmutableList<Zone> of(Sight sight) {
    MiddleZones zones = new MiddleZones(sight);
    return ImmutableList.of(zones.lands(), zones.journey(), zones.resolving(), zones.inForce());
  }

  private Zone lands() {
    List<Piece> pieces = new ArrayList<>();
    for (Land land : sight.view.lands()) {
      Attributes asks = land.isConquered() ? Attributes.NONE : Shown.ofLand(sight.table(), land);
      PieceBuilder piece =
          Piece.builder(Places.inPlay(land.id()), FaceIds.of(sight.cards, land))
              .badges(PartyZone.badges(asks, land.markers(), land.exhaustion()));
      land.conqueror().ifPresent(piece::owner);
      if (sight.view.journey().goesTo(land.id())) {
        piece.addStates("destination");
      }
      if (land.exhaustion() > 0) {
        piece.addStates("exhausted");
      }
      if (land.uses() > 0) {
        piece.addStates("wolf effect used");
      }
      pieces.add(piece.build());
    }
    return Zone.builder("lands", "Lands", new Layout.Row()).pieces(pieces).build();
  }

  /** Cards at the destination, and how the journey stands: strength against difficulty. */
  private Zone journey() {
    Journey journey = sight.view.journey();
    List<Piece> pieces = new ArrayList<>();
    for (Opposer opposer : journey.opposers()) {
      pieces.add(
          PartyZone.inPlay(sight, opposer.companion(), Shown.opposing(sight.table(), opposer))
              .owner(opposer.seat())
              .addStates("opposes")
              .build());
    }
    ImmutableList<String> uids = Places.attached(sight);
    for (int i = 0; i < uids.size(); i++) {
      Attached card = journey.attached().get(i);
      pieces.add(
          Piece.builder(uids.get(i), FaceIds.of(sight.cards, card.suit(), card.card()))
              .owner(card.owner())
              .addStates("attached")
              .build());
    }
    return Zone.builder("journey", "Journey", new Layout.Row())
        .pieces(pieces)
        .gauges(strength(journey))
        .notes(Course.notes(sight))
        .build();
  }

  private ImmutableList<Gauge> strength(Journey journey) {
    ImmutableList.Builder<Gauge> gauges = ImmutableList.builder();
    if (journey.hasDestination()) {
      Attributes strength = Weighing.strength(sight.table());
      Attributes difficulty = Weighing.difficulty(sight.table());
      for (Attribute attribute : Attribute.values()) {
        gauges.add(Gauge.of(attribute.says(), strength.of(attribute), difficulty.of(attribute)));
      }
    }
    return gauges.build();
  }

  private Zone resolving() {
    List<Piece> pieces = new ArrayList<>();
    for (ThorgalFrame frame : sight.view.agenda()) {
      if (frame instanceof Resolving card) {
        String uid = Places.card(sight, "resolving", card.suit(), card.card());
        pieces.add(
            Piece.builder(uid, FaceIds.of(sight.cards, card.suit(), card.card()))
                .owner(card.owner())
                .build());
      }
    }
    return Zone.builder("resolving", "Being resolved", new Layout.Row()).pieces(pieces).build();
  }

  private Zone inForce() {
    List<String> notes = new ArrayList<>();
    for (InForce each : sight.view.inForce()) {
      Source source = each.source();
      String meant = source.chosen().map(seat -> ", meaning " + sight.names.the(seat)).orElse("");
      notes.add(
          Says.sentence(
              each.span().says()
                  + ", by "
                  + sight.names.the(source.user())
                  + meant
                  + ": "
                  + each.gives().says()));
    }
    return Zone.builder("in-force", "In force", new Layout.Heap()).notes(notes).build();
  }
}
