package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.function.Function;
import org.lawspeaker.engine.cards.Places;
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
    Places.Names cards = places.names();
    names("deck", pack.deck(), DeckCard::name, cards);
    names("relics", pack.relics(), RelicCard::name, cards);
    names("characters", pack.characters(), CharacterCard::name, places.names());
    names("encounters", pack.encounters(), EncounterCard::name, places.names());
    names("events", pack.events(), EventCard::name, places.names());
    names("quests", pack.quests(), QuestCard::name, places.names());
    names("modules", pack.modules(), ModuleCard::name, places.names());
  }

  private static <T> void names(
      String list, ImmutableList<T> entries, Function<T, String> name, Places.Names seen) {
    seen.addAll("/" + list + "/%d/name", Lists.transform(entries, name::apply));
  }

  /** The uses of one card or item: several are told apart by their names (PRE-TOUGH-01). */
  static void uses(List<Use> uses, String at, Places places) {
    if (uses.size() > 1) {
      places.names().addAll(at + "/%d/name", Lists.transform(uses, Use::name));
    }
  }
}
