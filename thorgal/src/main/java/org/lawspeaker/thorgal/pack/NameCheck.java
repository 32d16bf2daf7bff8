package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.CardNames;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;

/**
 * Checks that everything with a name can be told apart in moves and options. Factions may share a
 * card's name (THO-UNIQUE-02); then the faction is written in front. A bane card may have the name
 * of a destiny card; then {@code bane} is.
 */
final class NameCheck {
  private static final Citation FOUR = Citation.of("THO-FACTION-01");

  /** A card's name, where it stands, and the faction. */
  private record Named(String faction, String name, String pointer) {}

  private NameCheck() {}

  static void of(CardPack pack, Places places) {
    Places.Names subtypes = places.names();
    for (int i = 0; i < pack.subtypes().size(); i++) {
      subtypes.add("/subtypes/" + i, pack.subtypes().get(i));
    }
    Places.Names decks = places.names().reserve("drawn", "a faction by lot");
    Map<String, String> icons = new HashMap<>();
    for (int i = 0; i < pack.factions().size(); i++) {
      FactionSet faction = pack.factions().get(i);
      decks.add("/factions/" + i + "/name", faction.name());
      String other = icons.putIfAbsent(faction.icon(), faction.name());
      if (other != null) {
        places.add(
            "/factions/" + i + "/icon",
            "\"" + faction.icon() + "\" is the icon of " + other + ", too (" + FOUR + ")");
      }
    }
    for (int i = 0; i < pack.decks().size(); i++) {
      decks.add("/decks/" + i + "/name", pack.decks().get(i).name());
    }
    Places.Names played = places.names();
    ImmutableList<Named> destiny =
        named(pack, "destiny", set -> set.destiny().stream().map(DestinyCard::name), places);
    ImmutableList<Named> bane =
        named(pack, "bane", set -> set.bane().stream().map(BaneCard::name), places);
    ImmutableList<Named> lands =
        named(pack, "lands", set -> set.lands().stream().map(LandCard::name), places);
    ImmutableList<String> written = written(destiny);
    differ(destiny, written, played);
    differ(bane, CardNames.beside(written, written(bane)), played);
    differ(lands, written(lands), places.names());
  }

  /** The cards of one kind whose names differ in their set. */
  private static ImmutableList<Named> named(
      CardPack pack, String kind, Function<FactionSet, Stream<String>> names, Places places) {
    ImmutableList.Builder<Named> all = ImmutableList.builder();
    for (int i = 0; i < pack.factions().size(); i++) {
      FactionSet set = pack.factions().get(i);
      Places.Names seen = places.names();
      List<String> ofSet = names.apply(set).toList();
      for (int j = 0; j < ofSet.size(); j++) {
        String pointer = "/factions/" + i + "/" + kind + "/" + j + "/name";
        if (seen.add(pointer, ofSet.get(j))) {
          all.add(new Named(Words.slug(set.name()), ofSet.get(j), pointer));
        }
      }
    }
    return all.build();
  }

  private static ImmutableList<String> written(ImmutableList<Named> cards) {
    return CardNames.written(
        cards.stream().map(Named::name).toList(), cards.stream().map(Named::faction).toList());
  }

  private static void differ(
      ImmutableList<Named> cards, ImmutableList<String> written, Places.Names seen) {
    for (int i = 0; i < cards.size(); i++) {
      seen.add(cards.get(i).pointer, cards.get(i).name, written.get(i));
    }
  }
}
