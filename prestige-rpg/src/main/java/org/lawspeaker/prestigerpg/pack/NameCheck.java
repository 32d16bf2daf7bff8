package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.RelicCard;
import org.lawspeaker.prestigerpg.table.Use;

/** Checks that everything with a name can be told apart in moves and positions. */
final class NameCheck {
  private NameCheck() {}

  static void of(CardPack pack, Places places) {
    Map<String, String> cards = new HashMap<>();
    names("deck", pack.deck(), DeckCard::name, cards, places);
    names("relics", pack.relics(), RelicCard::name, cards, places);
    names("characters", pack.characters(), CharacterCard::name, new HashMap<>(), places);
    names("encounters", pack.encounters(), EncounterCard::name, new HashMap<>(), places);
    names("events", pack.events(), EventCard::name, new HashMap<>(), places);
    names("quests", pack.quests(), QuestCard::name, new HashMap<>(), places);
    names("modules", pack.modules(), ModuleCard::name, new HashMap<>(), places);
  }

  private static <T> void names(
      String list,
      ImmutableList<T> entries,
      Function<T, String> name,
      Map<String, String> seen,
      Places places) {
    for (int i = 0; i < entries.size(); i++) {
      places.name("/" + list + "/" + i + "/name", name.apply(entries.get(i)), seen);
    }
  }

  /** The uses of one card or item: several are told apart by their names (PRE-TOUGH-01). */
  static void uses(List<Use> uses, String at, Places places) {
    if (uses.size() < 2) {
      return;
    }
    Map<String, String> seen = new HashMap<>();
    for (int i = 0; i < uses.size(); i++) {
      places.name(at + "/" + i + "/name", uses.get(i).name(), seen);
    }
  }
}
