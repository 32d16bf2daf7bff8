package org.lawspeaker.gloomkilforth.faces;

import java.util.stream.Collectors;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.view.GloomView;

/** What somebody sees of a position of the tests. */
record Seen(Scene position, Viewer viewer) {
  private GloomView view() {
    return position.game().view(position.state(), viewer);
  }

  org.lawspeaker.engine.show.Scene table() {
    return position.game().showing().scene(view());
  }

  Zone zone(String id) {
    return table().zone(id).orElseThrow();
  }

  /** The gauges of a zone: {@code cards 1/3, kills 0/2}. */
  String gauges(String zone) {
    return zone(zone).gauges().stream().map(Seen::of).collect(Collectors.joining(", "));
  }

  /** The gauges of a seat. */
  String gauges(int seat) {
    return table().seats().get(seat).gauges().stream()
        .map(Seen::of)
        .collect(Collectors.joining(", "));
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

  /** The badges and states of a piece: {@code Power 2; drawn}. */
  String marks(String zone, String face) {
    Piece piece = piece(zone, face);
    String badges =
        piece.badges().stream()
            .map(badge -> (badge.label() + " " + badge.value()).trim())
            .collect(Collectors.joining(", "));
    return badges + "; " + String.join(", ", piece.states());
  }

  /** How a move of the viewer reads. */
  Choice choice(String move) {
    Seat seat = (Seat) viewer;
    GloomMove read =
        position
            .game()
            .notation()
            .readMove(position.state(), "seat " + seat.index() + ": " + move)
            .orThrow();
    return position.game().showing().choice(view(), read);
  }

  /** Its label, its hint and whether it is grave: {@code Pass | you keep 2 Food}. */
  String reads(String move) {
    Choice choice = choice(move);
    return choice.label()
        + choice.hint().map(hint -> " | " + hint).orElse("")
        + (choice.isGrave() ? " !" : "");
  }
}
