package org.lawspeaker.thorgal.notation;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.thorgal.laws.VerbsPack;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Positions as they are written, changed by hand. */
final class Written {
  private Written() {}

  /**
   * The start of a game of two or three. Seat 1 is the destiny player unless an overlay says
   * otherwise, for seat order is never the order of play.
   */
  static ThorgalState start(int seats) {
    Setup setup = Setup.of(seats).with("faction-1", "outlaws").with("faction-0", "vikings");
    ThorgalState start =
        VerbsPack.GAME.start(seats == 3 ? setup.with("faction-2", "lords") : setup).orThrow();
    return start.withClock(start.clock().withDestiny(Seat.of(1)));
  }

  /** A written position with this value, in YAML, at this place. */
  static JsonNode with(JsonNode position, String place, String value) {
    JsonNode copy = position.deepCopy();
    JsonPointer at = JsonPointer.compile(place);
    JsonNode around = copy.at(at.head());
    JsonNode changed = Document.yaml("value", "value: " + value).orThrow().root().path("value");
    if (around instanceof ArrayNode list) {
      list.set(at.last().getMatchingIndex(), changed);
    } else {
      ((ObjectNode) around).set(at.last().getMatchingProperty(), changed);
    }
    return copy;
  }

  static ImmutableList<String> texts(ImmutableList<Problem> problems) {
    return problems.stream().map(Problem::toString).collect(ImmutableList.toImmutableList());
  }
}
