package org.lawspeaker.engine.show;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.reflect.TypeToken;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Records;

/**
 * What is shown, as JSON for front ends: keys are hyphenated, a seat is its number, lists that are
 * empty stand there as such.
 */
public final class ShownJson {
  private static final Records RECORDS =
      Records.STANDARD.with(
          Seat.class, Form.of(TypeToken.of(Integer.class), Seat::index, Seat::of));

  /** A catalogue as a file holds it. */
  private record Faces(ImmutableList<Face> faces) {}

  private ShownJson() {}

  public static JsonNode write(Shown shown) {
    return RECORDS.write(shown);
  }

  public static Checked<Shown> read(JsonNode json) {
    return RECORDS.read(json, Shown.class);
  }

  /** The JSON Schema of {@link #write(Shown)}. */
  public static JsonNode schema() {
    return RECORDS.schema(Shown.class);
  }

  public static JsonNode write(Catalogue catalogue) {
    return RECORDS.write(new Faces(catalogue.faces()));
  }

  /** The JSON Schema of {@link #write(Catalogue)}. */
  public static JsonNode catalogueSchema() {
    return RECORDS.schema(Faces.class);
  }
}
