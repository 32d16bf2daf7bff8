package org.lawspeaker.examples.embercourt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;

/**
 * Moves as {@link MoveText} writes them, positions as {@link CourtForm}, views as {@link Sight}.
 *
 * <p>An arrangement lays the zones it names anew. Cards that it places nowhere are in the deck,
 * unless it names the {@code bag} too.
 */
final class CourtNotation implements Notation<Court, EmberMove, Sight> {
  private static final Records RECORDS = KitJson.RECORDS;

  @Override
  public String move(Court court, EmberMove move) {
    return MoveText.write(move);
  }

  @Override
  public Checked<EmberMove> readMove(Court court, String text) {
    return MoveText.read(text);
  }

  @Override
  public JsonNode state(Court court) {
    return RECORDS.write(CourtForm.of(court));
  }

  @Override
  public Checked<Court> readState(JsonNode json) {
    return RECORDS.read(json, CourtForm.class).then(CourtNotation::court);
  }

  private static Checked<Court> court(CourtForm form) {
    try {
      Court court = form.court();
      // What cannot be is left as it is, for check to say so.
      return Checked.ok(CourtCheck.check(court).isEmpty() ? EmberCourt.settled(court) : court);
    } catch (IllegalArgumentException misfit) {
      return Checked.bad("", String.valueOf(misfit.getMessage()));
    }
  }

  @Override
  public JsonNode view(Sight sight) {
    return RECORDS.write(sight);
  }

  @Override
  public Checked<Sight> readView(JsonNode json) {
    return RECORDS.read(json, Sight.class);
  }

  @Override
  public Checked<Court> arrange(Court from, JsonNode overlay) {
    if (!overlay.isObject()) {
      return Checked.bad("", "an arrangement is an object of zones");
    }
    ObjectNode whole = state(from).deepCopy();
    whole.remove("bag");
    return readState(whole.setAll((ObjectNode) overlay));
  }
}
