package org.lawspeaker.prestigerpg.notation;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Leaf;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Names;

/**
 * The values of positions and viewers as texts; seats are those of a table, cards are named. A card
 * that the viewer does not see is {@code unseen}.
 */
final class FrameRecords {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  /** There is none, or it lies open; it is the default wherever it may be, and not written. */
  private static final String NONE = "none";

  private final Names names;
  private final ImmutableList<Records> bySeats;

  FrameRecords(Names names) {
    this.names = names;
    this.bySeats =
        IntStream.rangeClosed(0, Settings.MOST_SEATS)
            .mapToObj(this::withSeats)
            .collect(ImmutableList.toImmutableList());
  }

  /** For tables of any size. */
  Records all() {
    return of(Settings.MOST_SEATS);
  }

  /** For a table of so many seats; all that there can be, if they are more. */
  Records of(int seats) {
    return bySeats.get(Math.min(seats, Settings.MOST_SEATS));
  }

  private Records withSeats(int seats) {
    return KitJson.RECORDS
        .with(Seat.class, Leaf.ofNumber(text -> seat(text, seats), Seat::index))
        .with(Viewer.class, Leaf.of(text -> viewer(text, seats), FrameRecords::text))
        .with(CardNumber.class, Integer.class, Leaf.of(this::card, this::text))
        .with(CardNumber.class, Pile.class, Leaf.of(this::pile, this::text));
  }

  private int card(String name) {
    return switch (name) {
      case NONE -> FaceDown.OPEN;
      case LayoutWriter.UNSEEN -> FaceDown.UNSEEN;
      default ->
          names
              .findCard(name)
              .orElseThrow(
                  () -> new IllegalArgumentException("no card is written " + Problem.quote(name)));
    };
  }

  private String text(int card) {
    return card == FaceDown.OPEN
        ? NONE
        : card == FaceDown.UNSEEN ? LayoutWriter.UNSEEN : names.card(card);
  }

  private Pile pile(String text) {
    return Pile.of(WORDS.splitToStream(text).mapToInt(this::card).toArray());
  }

  private String text(Pile pile) {
    StringJoiner words = new StringJoiner(" ");
    pile.forEach(card -> words.add(text(card)));
    return words.toString();
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
