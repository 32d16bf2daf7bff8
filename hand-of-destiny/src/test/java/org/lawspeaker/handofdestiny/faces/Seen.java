package org.lawspeaker.handofdestiny.faces;

import java.util.stream.Collectors;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.handofdestiny.Position;

/** What the player sees of a position of the tests. */
record Seen(Position position) {
  private static final HandShowing SHOWING = new HandShowing(Position.GAME.cards());

  Scene scene() {
    return SHOWING.scene(Position.GAME.view(position.state(), Seat.of(0)));
  }

  Zone zone(String id) {
    return scene().zone(id).orElseThrow();
  }

  /** The badges and states of a piece: {@code HP 7, damage 3; front}. */
  String marks(String zone, String face) {
    Piece piece =
        zone(zone).pieces().stream()
            .filter(each -> each.face().equals(face))
            .findFirst()
            .orElseThrow();
    String badges =
        piece.badges().stream()
            .map(badge -> badge.label() + " " + badge.value())
            .collect(Collectors.joining(", "));
    return badges + "; " + String.join(", ", piece.states());
  }

  Choice choice(String move) {
    return SHOWING.choice(
        Position.GAME.view(position.state(), Seat.of(0)),
        Position.GAME.notation().readMove(position.state(), move).orThrow());
  }

  /** Its label, its hint, and whether it is grave: {@code Stop | loses the game !}. */
  String reads(String move) {
    Choice choice = choice(move);
    return choice.label()
        + choice.hint().map(hint -> " | " + hint).orElse("")
        + (choice.isGrave() ? " !" : "");
  }
}
