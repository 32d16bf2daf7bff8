package org.lawspeaker.prestigerpg.faces;

import java.util.List;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Seated;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** What a viewer sees of a scene, part by part. */
final class Seeing {
  private Seeing() {}

  static org.lawspeaker.engine.show.Scene seen(Scene scene, Viewer viewer) {
    return new PrestigeShowing(scene.cards()).scene(PrestigeView.of(scene.state(), viewer));
  }

  static Zone zone(Scene scene, Viewer viewer, String id) {
    return seen(scene, viewer).zone(id).orElseThrow(() -> new AssertionError("no zone " + id));
  }

  static Piece piece(Scene scene, Viewer viewer, String uid) {
    return seen(scene, viewer)
        .pieces()
        .filter(piece -> piece.uid().equals(uid))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no piece " + uid));
  }

  static Seated seated(Scene scene, Seat seat) {
    return seen(scene, Onlooker.SPECTATOR).seats().get(seat.index());
  }

  static List<String> badges(Piece piece) {
    return piece.badges().stream().map(badge -> badge.label() + " " + badge.value()).toList();
  }
}
