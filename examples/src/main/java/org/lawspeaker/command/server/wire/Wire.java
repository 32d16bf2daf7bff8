package org.lawspeaker.command.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.reflect.TypeToken;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Records;

/** How records are sent: hyphenated keys, a seat as its number. */
public final class Wire {
  /** Where the body of a request is said to stand. */
  public static final String BODY = "body";

  private static final Records RECORDS =
      Records.STANDARD.with(
          Seat.class, Form.of(TypeToken.of(Integer.class), Seat::index, Seat::of));

  private Wire() {}

  public static JsonNode write(Record value) {
    return RECORDS.write(value);
  }

  /** The record of this JSON text, or everything that is wrong with it. */
  public static <T extends Record> Checked<T> read(String text, Class<T> type) {
    return Document.json(BODY, text).then(document -> RECORDS.read(document, type));
  }

  /** The JSON Schema of {@link #write} of such a record. */
  public static JsonNode schema(Class<? extends Record> type) {
    return RECORDS.schema(type);
  }
}
