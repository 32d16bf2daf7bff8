package org.lawspeaker.thorgal.faces;

import java.util.stream.Collectors;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.ThorgalMove;

/** What somebody sees of a position of the tests. */
record Seen(Position position, Viewer viewer) {
  private static final ThorgalShowing SHOWING = new ThorgalShowing(Position.GAME.cards());

  Scene scene() {
    return SHOWING.scene(position.seenBy(viewer));
  }

  Zone zone(String id) {
    return scene().zone(id).orElseThrow();
  }

  /** The gauges of a zone: {@code Bravery 3/4, Cunning 0/1}. */
  String gauges(String zone) {
    return zone(zone).gauges().stream().map(Seen::of).collect(Collectors.joining(", "));
  }

  private static String of(Gauge gauge) {
    return gauge.label() + " " + gauge.value() + gauge.most().map(most -> "/" + most).orElse("");
  }

  /** The piece of this zone that shows this face. */
  Piece piece(String zone, String face) {
    return zone(zone).pieces().stream()
        .filter(piece -> piece.face().equals(face))
        .findFirst()
        .orElseThrow();
  }

  /** The badges and states of a piece: {@code Bravery 2; exhausted}. */
  String marks(String zone, String face) {
    Piece piece = piece(zone, face);
    String badges =
        piece.badges().stream()
            .map(badge -> badge.label() + " " + badge.value())
            .collect(Collectors.joining(", "));
    return badges + "; " + String.join(", ", piece.states());
  }

  /** How a move of the viewer reads. */
  Choice choice(String move) {
    Seat seat = (Seat) viewer;
    ThorgalMove read =
        Position.GAME
            .notation()
            .readMove(position.state(), "seat " + seat.index() + ": " + move)
            .orThrow();
    return SHOWING.choice(position.seenBy(viewer), read);
  }

  /** Its label, and its hint: {@code Pass | ends the step}. */
  String reads(String move) {
    Choice choice = choice(move);
    return choice.label()
        + choice.hint().map(hint -> " | " + hint).orElse("")
        + (choice.isGrave() ? " !" : "");
  }
}
