package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.thorgal.table.Cards;

/**
 * Checks that everything with a name can be told apart in moves and options. Factions may share a
 * card's name (THO-UNIQUE-02); then the faction is written in front.
 */
final class NameCheck {
  private static final Citation FOUR = Citation.of("THO-FACTION-01");

  /** A card's name, where it stands, and the faction. */
  private record Named(String faction, String name, String pointer) {}

  private NameCheck() {}

  static void of(CardPack pack, Places places) {
    Map<String, String> subtypes = new HashMap<>();
    for (int i = 0; i < pack.subtypes().size(); i++) {
      places.name("/subtypes/" + i, pack.subtypes().get(i), subtypes);
    }
    Map<String, String> decks = new HashMap<>(Map.of("drawn", "a faction by lot"));
    Map<String, String> icons = new HashMap<>();
    for (int i = 0; i < pack.factions().size(); i++) {
      FactionSet faction = pack.factions().get(i);
      places.name("/factions/" + i + "/name", faction.name(), decks);
      String other = icons.putIfAbsent(faction.icon(), faction.name());
      if (other != null) {
        places.add(
            "/factions/" + i + "/icon",
            "\"" + faction.icon() + "\" is the icon of " + other + ", too (" + FOUR + ")");
      }
    }
    for (int i = 0; i < pack.decks().size(); i++) {
      places.name("/decks/" + i + "/name", pack.decks().get(i).name(), decks);
    }
    of(pack, "destiny", set -> set.destiny().stream().map(DestinyCard::name).toList(), places);
    of(pack, "bane", set -> set.bane().stream().map(BaneCard::name).toList(), places);
    of(pack, "lands", set -> set.lands().stream().map(LandCard::name).toList(), places);
  }

  private static void of(
      CardPack pack, String kind, Function<FactionSet, List<String>> names, Places places) {
    List<Named> all = new ArrayList<>();
    for (int i = 0; i < pack.factions().size(); i++) {
      FactionSet set = pack.factions().get(i);
      Map<String, String> seen = new HashMap<>();
      ImmutableList<String> ofSet = ImmutableList.copyOf(names.apply(set));
      for (int j = 0; j < ofSet.size(); j++) {
        String pointer = "/factions/" + i + "/" + kind + "/" + j + "/name";
        if (places.name(pointer, ofSet.get(j), seen)) {
          all.add(new Named(Cards.slug(set.name()), ofSet.get(j), pointer));
        }
      }
    }
    Map<String, String> written = new HashMap<>();
    for (Named each : all) {
      String slug = Cards.slug(each.name);
      boolean shared =
          all.stream().filter(other -> Cards.slug(other.name).equals(slug)).limit(2).count() > 1;
      places.written(each.pointer, each.name, shared ? each.faction + "-" + slug : slug, written);
    }
  }
}
