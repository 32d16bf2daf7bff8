package org.lawspeaker.thorgal.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.stream.Stream;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;

/**
 * Checks that what a card mentions exists: a misspelt subtype would not be refused in play, it
 * would just never be there. The file is looked at as it is written, so that each text has its
 * place.
 */
final class Mentions {
  /** One kind of thing that cards mention, by the names that are printed, as play compares them. */
  private record Kind(String says, ImmutableSet<String> names) {
    static Kind of(String says, Stream<String> names) {
      return new Kind(says, names.collect(ImmutableSet.toImmutableSet()));
    }
  }

  private final Places places;
  private final Kind subtype;

  /** What is named in a test, by the test's key. */
  private final ImmutableMap<String, Kind> tests;

  private Mentions(CardPack pack, Places places) {
    this.places = places;
    subtype = Kind.of("subtype", pack.subtypes().stream());
    Kind faction = Kind.of("faction", pack.factions().stream().map(FactionSet::name));
    Kind destiny =
        Kind.of(
            "destiny card",
            pack.factions().stream().flatMap(set -> set.destiny().stream()).map(DestinyCard::name));
    Kind land =
        Kind.of(
            "land",
            pack.factions().stream().flatMap(set -> set.lands().stream()).map(LandCard::name));
    tests =
        ImmutableMap.of(
            "subtype", subtype,
            "lists", subtype,
            "faction", faction,
            "of", faction,
            "named", destiny,
            "called", land);
  }

  static void of(CardPack pack, Places places) {
    new Mentions(pack, places).look(places.written("/factions"), "/factions");
  }

  private void look(JsonNode node, String at) {
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String key = field.getKey();
      JsonNode value = field.getValue();
      String pointer = at + "/" + key;
      Kind tested = node.size() == 1 ? tests.get(key) : null;
      if (key.equals("icon")) {
        known(subtype, value, pointer);
      } else if (key.equals("subtypes")) {
        for (int i = 0; i < value.size(); i++) {
          known(subtype, value.get(i), pointer + "/" + i);
        }
      } else if (tested != null && value.isTextual()) {
        known(tested, value, pointer);
      } else if (tested != null && value.path("name").isTextual()) {
        known(tested, value.path("name"), pointer + "/name");
      } else {
        look(value, pointer);
      }
    }
  }

  private void known(Kind kind, JsonNode text, String pointer) {
    if (!kind.names.contains(text.asText())) {
      places.add(pointer, "no " + kind.says + " of the pack is called \"" + text.asText() + "\"");
    }
  }
}
