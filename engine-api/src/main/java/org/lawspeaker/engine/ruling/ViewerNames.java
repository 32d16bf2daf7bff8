package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.primitives.Ints;
import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/** Viewers as ruling files write them: a seat's number, {@code spectator} or {@code arbiter}. */
final class ViewerNames {
  private ViewerNames() {}

  static Optional<Viewer> read(String text) {
    Integer seat = Ints.tryParse(text);
    if (seat != null) {
      return seat >= 0 && seat < Seat.MOST ? Optional.of(Seat.of(seat)) : Optional.empty();
    }
    return switch (text) {
      case "spectator" -> Optional.of(Onlooker.SPECTATOR);
      case "arbiter" -> Optional.of(Onlooker.ARBITER);
      default -> Optional.empty();
    };
  }

  static JsonNode write(Viewer viewer) {
    return viewer instanceof Seat seat
        ? IntNode.valueOf(seat.index())
        : TextNode.valueOf(viewer == Onlooker.ARBITER ? "arbiter" : "spectator");
  }

  static String phrase(Viewer viewer) {
    if (viewer instanceof Seat seat) {
      return seat.toString();
    }
    return viewer == Onlooker.ARBITER ? "the arbiter" : "a spectator";
  }
}
