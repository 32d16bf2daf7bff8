package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;

/** The values of positions and viewers as texts. */
final class FrameRecords {
  static final Records RECORDS =
      KitJson.RECORDS.with(Viewer.class, Leaf.of(FrameRecords::viewer, FrameRecords::text));

  private FrameRecords() {}

  private static Viewer viewer(String text) {
    return switch (text) {
      case "arbiter" -> Onlooker.ARBITER;
      case "spectator" -> Onlooker.SPECTATOR;
      case "0", "1", "2", "3", "4", "5" -> Seat.of(text.charAt(0) - '0');
      default -> throw new IllegalArgumentException("0 to 5, spectator or arbiter, not " + text);
    };
  }

  private static String text(Viewer viewer) {
    return viewer instanceof Seat seat
        ? "" + seat.index()
        : viewer == Onlooker.ARBITER ? "arbiter" : "spectator";
  }
}
