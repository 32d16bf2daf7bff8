package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.stream.Stream;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.EncounterCard;

/**
 * Checks that the characters, encounters and types of creatures that cards mention exist. The file
 * is looked at as it is written, so that each name has its place.
 */
final class Mentions {
  /** One kind of thing that cards mention. */
  private record Kind(String says, ImmutableSet<String> names) {
    static Kind of(String says, Stream<String> names) {
      return new Kind(says, names.collect(ImmutableSet.toImmutableSet()));
    }
  }

  private final Places places;

  /** What is named, by the key that names it. */
  private final ImmutableMap<String, Kind> kinds;

  private Mentions(CardPack pack, Places places) {
    this.places = places;
    Kind character = Kind.of("character", pack.characters().stream().map(CharacterCard::name));
    Kind encounter =
        Kind.of(
            "encounter of the base game or of tombs-and-tomes",
            pack.encounters().stream().filter(Mentions::isKnownToStories).map(EncounterCard::name));
    Kind type =
        Kind.of("type of creature", pack.encounters().stream().flatMap(c -> c.types().stream()));
    kinds =
        ImmutableMap.of(
            "character", character,
            "character-is", character,
            "meeting", encounter,
            "start-encounter", encounter,
            "creature-is", type);
  }

  /** Modules belong to Tombs &amp; Tomes and know of no other expansion (PRE-Q-101). */
  private static boolean isKnownToStories(EncounterCard card) {
    return card.needs().isEmpty()
        && (card.expansion() == Expansion.BASE || card.expansion() == Expansion.TOMBS_AND_TOMES);
  }

  static void of(CardPack pack, Places places) {
    new Mentions(pack, places).look(places.written(""), "");
  }

  private void look(JsonNode node, String at) {
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String pointer = at + "/" + field.getKey();
      Kind kind = kinds.get(field.getKey());
      if (kind == null) {
        look(field.getValue(), pointer);
      } else {
        known(kind, field.getValue(), pointer);
      }
    }
  }

  /** Names may be written alone, in a list, or with the key of the record's component. */
  private void known(Kind kind, JsonNode named, String at) {
    if (named.isTextual() && !kind.names.contains(named.textValue())) {
      places.add(at, "the pack has no " + kind.says + " called \"" + named.textValue() + "\"");
    }
    for (int i = 0; named.isArray() && i < named.size(); i++) {
      known(kind, named.get(i), at + "/" + i);
    }
    for (Map.Entry<String, JsonNode> field : named.properties()) {
      known(kind, field.getValue(), at + "/" + field.getKey());
    }
  }
}
