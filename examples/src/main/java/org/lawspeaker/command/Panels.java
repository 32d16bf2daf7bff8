package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.command.drawing.FacePanel;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;

/** What cards say, told with the first question whose choices touch them. */
final class Panels {
  /** So many cards are explained with one question. */
  private static final int MOST = 4;

  private static final ImmutableList<String> HINT =
      ImmutableList.of("  card NAME tells what a card says.");

  /** The cards that were explained. */
  private final Set<String> explained = new HashSet<>();

  /**
   * The cards that the choices touch for the first time, if they are few enough for so many lines.
   */
  ImmutableList<String> of(
      Question<?> question, Optional<Scene> scene, Catalogue catalogue, Look look, int most) {
    Map<String, String> faces = new HashMap<>();
    scene.ifPresent(
        shown -> shown.pieces().forEach((Piece piece) -> faces.put(piece.uid(), piece.face())));
    ImmutableSet<Face> touched =
        question.list().entries().stream()
            .flatMap(entry -> entry.offer().choice().pieces().stream())
            .flatMap(uid -> Optional.ofNullable(faces.get(uid)).stream())
            .distinct()
            .flatMap(face -> catalogue.face(face).stream())
            .filter(face -> saysMore(face) && !explained.contains(face.id()))
            .collect(ImmutableSet.toImmutableSet());
    if (touched.size() > MOST) {
      return HINT;
    }
    ImmutableList<String> panels =
        touched.stream()
            .flatMap(face -> FacePanel.of(face, catalogue, look).stream())
            .collect(ImmutableList.toImmutableList());
    if (panels.size() > Math.max(1, most)) {
      return HINT;
    }
    touched.forEach(face -> explained.add(face.id()));
    return panels;
  }

  /** Whether there is more to be read on it than its name says. */
  private static boolean saysMore(Face face) {
    return !face.isBack()
        && (face.cost().isPresent() || !face.facts().isEmpty() || !face.types().isEmpty());
  }
}
