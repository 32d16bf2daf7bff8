package org.lawspeaker.prestigerpg.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.ViewForm;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/**
 * A view as front ends read it: what the engine counts for itself stands apart, an ending is there
 * once the game has ended, and a quest for all has its name.
 */
final class Seen {
  private static final String ENDING = "ending";
  private static final String QUEST = "quest";
  private static final String LIFE = "life";
  private static final String FOE = "foe";

  private static final ViewForm FORM =
      ViewForm.of(
          "agenda",
          "strike",
          "settings/starters",
          "settings/knowers",
          "settings/module",
          "clock/flipped",
          "clock/next-id",
          "clock/dealers",
          "clock/fallen",
          "clock/fallen-before",
          "clock/totalled",
          "clock/actions",
          "clock/quest",
          "clock/ending",
          "foe/since");

  private Seen() {}

  static JsonNode write(JsonNode whole, PrestigeView view, Names names) {
    ObjectNode seen = (ObjectNode) FORM.write(whole);
    // The Life Points of a creature with tokens are those of its tokens.
    if (view.foe().isFaced() && view.foe().hasTokens()) {
      ObjectNode engine = (ObjectNode) seen.get(ViewForm.ENGINE);
      engine.set(FOE + "/" + LIFE, ((ObjectNode) seen.path(FOE)).remove(LIFE));
    }
    if (view.clock().quest() >= 0) {
      seen.put(QUEST, names.quest(view.clock().quest()));
    }
    Ending ending = view.clock().ending();
    if (ending.isOver()) {
      ObjectNode told = seen.putObject(ENDING);
      told.put("cause", ending.cause().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      ArrayNode winners = told.putArray("winners");
      for (int i = 0; i < view.sheets().size(); i++) {
        if (ending.isWonBy(Seat.of(i))) {
          winners.add(i);
        }
      }
    }
    return seen;
  }

  static JsonNode read(JsonNode seen) {
    if (!seen.isObject()) {
      return seen;
    }
    ObjectNode view = seen.deepCopy();
    view.remove(ENDING);
    view.remove(QUEST);
    return ViewForm.read(view);
  }

  static JsonNode schema(JsonNode ofLayout) {
    JsonNode schema = FORM.schema(ofLayout);
    ObjectNode keys = (ObjectNode) ViewForm.defined(schema, schema).path("properties");
    JsonNode foe = ViewForm.defined(schema, keys.path(FOE));
    ViewForm.leaveOut(foe.path("required"), LIFE);
    keys.putObject(QUEST).put("type", "string").put("description", "The Quest that is for all.");
    ObjectNode ending =
        keys.putObject(ENDING)
            .put("type", "object")
            .put("description", "How the game ended, once it has.")
            .put("additionalProperties", false);
    ending.putArray("required").add("cause").add("winners");
    ObjectNode told = ending.putObject("properties");
    ArrayNode causes = told.putObject("cause").putArray("enum");
    for (Ending.Cause cause : Ending.Cause.values()) {
      if (cause != Ending.Cause.NONE) {
        causes.add(cause.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      }
    }
    told.putObject("winners")
        .put("type", "array")
        .put("description", "The seats that won.")
        .putObject("items")
        .put("type", "integer")
        .put("minimum", 0)
        .put("maximum", Settings.MOST_SEATS - 1);
    return schema;
  }
}
