package org.lawspeaker.handofdestiny.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.engine.kit.OverlaySchema;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Cards;

/**
 * Lays zones of a position anew. An overlay has the keys of a position; objects are merged,
 * everything else replaces what was there. If it names a zone of monster cards ({@code row}, {@code
 * strength}, {@code underworld}), all three are laid anew: cards it does not place are the unseen
 * ones if the row has {@code "?"}, and are the oldest of the Underworld otherwise.
 */
final class Arrangement {
  private static final ImmutableList<String> ZONES =
      ImmutableList.of("row", "strength", "underworld");

  /** Keys that an overlay cannot set: they follow from others. */
  private static final ImmutableSet<String> FIXED =
      ImmutableSet.of("settings", "departed", "ending", "agenda", "arrived", "noticed", "visible");

  private final Cards cards;
  private final Problems problems = new Problems();

  Arrangement(Cards cards) {
    this.cards = cards;
  }

  /** What an overlay may say, given what a whole position says: it need not say any of it. */
  static JsonNode schema(JsonNode ofLayout) {
    return OverlaySchema.of(ofLayout)
        .without(FIXED)
        .word(
            Arranged.STEP,
            Arranged.STEPS,
            "In combat: fight takes what is visible as seen before, with nothing to resolve;"
                + " resolve takes it as coming into view just now. It is fight if none is named.")
        .schema();
  }

  /** The position with the overlay merged into it, and its step taken out. */
  Checked<ObjectNode> merge(ObjectNode base, JsonNode overlay) {
    if (!(overlay instanceof ObjectNode wanted)) {
      return Checked.bad("", "a position is an object with zones such as row and strength");
    }
    if (Limits.isTooDeep(overlay)) {
      return Checked.bad("", "nested more than " + Limits.DEEPEST + " deep");
    }
    for (String key : Sets.intersection(ImmutableSet.copyOf(wanted.fieldNames()), FIXED)) {
      problems.add("/" + key, "follows from setup, phase and step; leave it out");
    }
    ObjectNode merged = base.deepCopy();
    leaveBehind(merged);
    boolean laysZones = ZONES.stream().anyMatch(wanted::has);
    if (laysZones) {
      ZONES.forEach(zone -> merged.putArray(zone));
      merged.putObject("monsters");
      merged.putArray("peeked");
      merged.putArray("doubled");
    }
    mergeInto(merged, wanted);
    if (laysZones) {
      placeTheRest(
          merged, wanted.path("underworld").isArray() && wanted.path("underworld").isEmpty());
    }
    deriveHp(merged, wanted);
    merged.putArray("arrived");
    merged.putArray("noticed");
    merged.putArray("agenda");
    merged.remove("visible");
    merged.remove("step");
    return problems.checked(merged);
  }

  /** What was there before and cannot be there now (HOD-BOSS-09, HOD-PENALTY-01, HOD-Q-67). */
  private static void leaveBehind(ObjectNode merged) {
    String phase = merged.path("phase").asText();
    if (phase.equals("combat")) {
      merged.putObject("boss").put("hp", 0).put("damage", 0);
    }
    if (merged.get("purse") instanceof ObjectNode purse) {
      purse.remove("fined");
      if (!phase.equals("merchant")) {
        purse.putArray("potions-held");
      }
    }
  }

  private static void mergeInto(ObjectNode into, ObjectNode overlay) {
    for (var entry : overlay.properties()) {
      JsonNode there = into.get(entry.getKey());
      if (there instanceof ObjectNode object && entry.getValue() instanceof ObjectNode more) {
        mergeInto(object, more);
      } else {
        into.set(entry.getKey(), entry.getValue().deepCopy());
      }
    }
  }

  /** Named cards are those that came last; the others have lain there before (HOD-Q-12). */
  private void placeTheRest(ObjectNode merged, boolean isLaidEmpty) {
    Census placed = new Census();
    boolean hasUnseen = false;
    for (String zone : ZONES) {
      for (JsonNode name : merged.path(zone)) {
        hasUnseen |= MonsterCards.isUnseen(name.asText());
        cards.faceOf(name.asText()).ifPresent(face -> placed.add(Faces.cardOf(face)));
      }
    }
    if (hasUnseen || !(merged.get("underworld") instanceof ArrayNode underworld)) {
      return;
    }
    Pile rest = placed.missing(MonsterCards.ALL).toPile();
    if (isLaidEmpty && !rest.isEmpty()) {
      problems.add(
          "/underworld",
          "it is not empty: %s no other place"
              .formatted(Words.count(rest.size(), "card has", "cards have")));
    }
    for (int i = 0; i < rest.size(); i++) {
      underworld.insert(i, cards.nameOf(4 * rest.get(i)));
    }
  }

  /** HP follows from exhausted abilities; an overlay that says both must say the same. */
  private static void deriveHp(ObjectNode merged, ObjectNode overlay) {
    if (!overlay.path("hero").has("hp") && merged.get("hero") instanceof ObjectNode hero) {
      hero.put("hp", 6 - hero.path("left").asInt() - hero.path("right").asInt());
    }
  }
}
