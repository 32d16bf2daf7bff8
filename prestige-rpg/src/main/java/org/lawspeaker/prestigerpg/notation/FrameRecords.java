package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.prestigerpg.state.Settings;

/** The values of positions and viewers as texts; seats are those of a table. */
final class FrameRecords {
  private static final ImmutableList<Records> BY_SEATS =
      IntStream.rangeClosed(0, Settings.MOST_SEATS)
          .mapToObj(FrameRecords::withSeats)
          .collect(ImmutableList.toImmutableList());

  /** For tables of any size. */
  static final Records RECORDS = BY_SEATS.get(Settings.MOST_SEATS);

  private FrameRecords() {}

  /** For a table of so many seats; all that there can be, if they are more. */
  static Records of(int seats) {
    return BY_SEATS.get(Math.min(seats, Settings.MOST_SEATS));
  }

  private static Records withSeats(int seats) {
    return KitJson.RECORDS
        .with(Seat.class, Leaf.of(text -> seat(text, seats), seat -> "" + seat.index()))
        .with(Viewer.class, Leaf.of(text -> viewer(text, seats), FrameRecords::text));
  }

  private static Seat seat(String text, int seats) {
    Integer seat = Ints.tryParse(text);
    if (seat == null || seat < 0 || seat >= seats) {
      throw new IllegalArgumentException(
          "there are seats 0 to " + (seats - 1) + ", not " + Problem.quote(text));
    }
    return Seat.of(seat);
  }

  private static Viewer viewer(String text, int seats) {
    return switch (text) {
      case "arbiter" -> Onlooker.ARBITER;
      case "spectator" -> Onlooker.SPECTATOR;
      default -> seat(text, seats);
    };
  }

  private static String text(Viewer viewer) {
    return viewer instanceof Seat seat
        ? "" + seat.index()
        : viewer == Onlooker.ARBITER ? "arbiter" : "spectator";
  }
}
