package org.lawspeaker.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Document;

/**
 * A record as text: a JSON object to a line, first what was played, then each ply or how many were
 * taken back. A match that goes on adds lines, and what was written before stays as it is.
 */
final class RecordText {
  private static final String MOVES = "moves";
  private static final String TAKEN_BACK = "taken-back";

  private RecordText() {}

  /** The first line: what was played, without the moves. */
  static String opening(GameRecord record) {
    ObjectNode opening =
        (ObjectNode) GameRecord.RECORDS.write(record.withMoves(ImmutableList.of()));
    opening.remove(MOVES);
    return opening + "\n";
  }

  static String line(Ply ply) {
    return GameRecord.RECORDS.write(ply) + "\n";
  }

  /** The line that says that the last plies were taken back. */
  static String takenBack(int plies) {
    return "{\"" + TAKEN_BACK + "\":" + plies + "}\n";
  }

  /** The text as one object, whichever form it has. */
  static Checked<Document> document(String name, String text) {
    return isInLines(text)
        ? Document.json(name, asList(whole(text))).then(RecordText::joined)
        : Document.json(name, text).then(RecordText::ofEarlierForm);
  }

  private static boolean isInLines(String text) {
    int end = text.indexOf('\n');
    Optional<Document> first = Document.json("", end < 0 ? text : text.substring(0, end)).value();
    return first.isPresent() && format(first.get().root()).equals(Optional.of(GameRecord.FORMAT));
  }

  private static Optional<Integer> format(JsonNode record) {
    JsonNode format = record.path("format");
    return format.isInt() ? Optional.of(format.intValue()) : Optional.empty();
  }

  /** Another version's record may have other keys, so its format is looked at first. */
  private static Checked<Document> ofEarlierForm(Document document) {
    Optional<Integer> format = format(document.root());
    String place = document.place("/format");
    if (format.equals(Optional.of(GameRecord.FORMAT))) {
      return Checked.bad(place, "a record of format 2 has one JSON object to a line");
    }
    return format.isPresent() && format.get() != GameRecord.WITH_JSON_CHECKS
        ? Checked.bad(place, "this version reads records of formats 1 and 2, not " + format.get())
        : Checked.ok(document);
  }

  /** Without a last line that whoever wrote it could not end. */
  private static String whole(String text) {
    int end = text.lastIndexOf('\n') + 1;
    String last = text.substring(end);
    return last.isBlank() || Document.json("", last).isOk() ? text : text.substring(0, end);
  }

  /** The lines as one list that has each of them where it was. */
  private static String asList(String lines) {
    return "[" + CharMatcher.whitespace().trimTrailingFrom(lines).replace("\n", ",\n") + "]";
  }

  private static Checked<Document> joined(Document lines) {
    List<Integer> standing = new ArrayList<>();
    for (int i = 1; i < lines.root().size(); i++) {
      JsonNode back = lines.root().get(i).path(TAKEN_BACK);
      if (back.isMissingNode()) {
        standing.add(i);
      } else if (back.isInt() && back.intValue() > 0 && back.intValue() <= standing.size()) {
        standing.subList(standing.size() - back.intValue(), standing.size()).clear();
      } else {
        return Checked.bad(lines.place("/" + i), "so many plies cannot be taken back: " + back);
      }
    }
    return joined(lines, standing);
  }

  private static Checked<Document> joined(Document lines, List<Integer> standing) {
    ObjectNode record = lines.root().get(0).deepCopy();
    if (record.has(MOVES)) {
      return Checked.bad(lines.place("/0/moves"), "in format 2 each move has a line of its own");
    }
    ArrayNode moves = record.putArray(MOVES);
    standing.forEach(line -> moves.add(lines.root().get(line)));
    return Checked.ok(
        Document.of(lines.name(), record, pointer -> place(lines, standing, pointer)));
  }

  /** The line on which a value of the joined record stands, and where it is in the record. */
  private static String place(Document lines, List<Integer> standing, String pointer) {
    String there = "/0" + pointer;
    if (pointer.startsWith("/" + MOVES + "/")) {
      int start = MOVES.length() + 2;
      int slash = pointer.indexOf('/', start);
      int end = slash < 0 ? pointer.length() : slash;
      int move = Integer.parseInt(pointer.substring(start, end));
      there = "/" + standing.get(move) + pointer.substring(end);
    }
    String place = lines.place(there);
    return place.substring(0, place.length() - there.length()) + pointer;
  }
}
