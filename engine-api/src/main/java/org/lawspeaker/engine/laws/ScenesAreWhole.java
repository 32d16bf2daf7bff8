package org.lawspeaker.engine.laws;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Scene;
import org.lawspeaker.engine.show.Showing;
import org.lawspeaker.engine.show.Shown;
import org.lawspeaker.engine.show.ShownJson;
import org.lawspeaker.engine.show.Zone;

/** A scene can be drawn as it is. A game that does not say how it looks keeps it. */
record ScenesAreWhole<S, M extends Move, V>() implements Law<S, M, V> {
  @Override
  public String name() {
    return "scenes-are-whole";
  }

  @Override
  public String says() {
    return "Every zone and piece of a scene is there once, every face is in the catalogue and"
        + " readable, equal views give equal scenes, and a scene comes back from its JSON.";
  }

  @Override
  public int stride() {
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Optional<Showing<M, V>> showing = Showing.of(at.game());
    if (showing.isEmpty()) {
      return Optional.empty();
    }
    Look<S, M, V> look = at.look(random);
    Viewer viewer = look.viewer();
    Scene scene = at.answers().scene(showing.get(), viewer);
    V likeness = look.likeness(viewer);
    return zones(scene, showing.get().catalogue())
        .or(() -> seats(scene, at))
        .or(() -> comesBack(scene))
        .or(
            () ->
                Finding.unlessEqual(
                    "another scene for what " + viewer + " cannot tell apart",
                    scene,
                    showing.get().scene(likeness)));
  }

  private static Optional<Finding> seats(Scene scene, Situation<?, ?, ?> at) {
    return Finding.unlessEqual(
        "the scene does not show the seats, in their order",
        at.seats(),
        scene.seats().stream().map(seated -> seated.seat()).toList());
  }

  private static Optional<Finding> zones(Scene scene, Catalogue catalogue) {
    Set<String> zones = new HashSet<>();
    Set<String> uids = new HashSet<>();
    for (Zone zone : scene.zones()) {
      if (!zones.add(zone.id())) {
        return Finding.of("two zones have one id", "one zone " + zone.id(), scene);
      }
      for (Piece piece : zone.pieces()) {
        if (!isIn(zone.layout(), piece)) {
          return Finding.of("a piece lies in no cell of its grid", zone.layout(), piece);
        }
        Optional<Finding> finding =
            piece.withAttached().flatMap(each -> piece(each, uids, catalogue).stream()).findFirst();
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isIn(Layout layout, Piece piece) {
    if (layout instanceof Layout.Grid grid) {
      return piece.cell().isPresent() && isIn(grid, piece.cell().get());
    }
    return piece.cell().isEmpty();
  }

  private static boolean isIn(Layout.Grid grid, Cell cell) {
    return cell.column() >= 0
        && cell.column() < grid.columns()
        && cell.row() >= 0
        && cell.row() < grid.rows();
  }

  private static Optional<Finding> piece(Piece piece, Set<String> uids, Catalogue catalogue) {
    if (!uids.add(piece.uid())) {
      return Finding.of("two pieces have one uid", "one piece " + piece.uid(), piece);
    }
    Optional<Face> face = catalogue.face(piece.face());
    if (face.isEmpty()) {
      return Finding.of("a face is not in the catalogue", piece.face(), piece);
    }
    return face.get().text().isEmpty() && face.get().facts().isEmpty()
        ? Finding.of("a face has nothing to read on it", "a text or a fact", face.get())
        : Optional.empty();
  }

  private static Optional<Finding> comesBack(Scene scene) {
    Shown shown = new Shown(scene, Optional.empty());
    return Finding.unlessEqual(
        "a scene does not come back from its JSON",
        Checked.ok(shown),
        ShownJson.read(ShownJson.write(shown)));
  }
}
