package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.RelicCard;

/**
 * How the faces of a pack are called: by the names of the cards, and where two kinds of cards share
 * a name, the later one with its kind.
 *
 * @param cards of the draw deck and Relics, by number
 */
record FaceIds(
    ImmutableList<String> cards,
    ImmutableList<String> encounters,
    ImmutableList<String> events,
    ImmutableList<String> characters,
    ImmutableList<String> quests,
    ImmutableList<String> modules) {
  static final String POISON = "poison-token";
  static final String VAMPYRE = "vampyre-token";
  static final String BITE = "bite-token";
  static final String CARD_BACK = "card-back";
  static final String ENCOUNTER_BACK = "encounter-back";
  static final String EVENT_BACK = "event-back";
  static final String RELIC_BACK = "relic-back";
  static final String QUEST_BACK = "quest-back";

  static FaceIds of(Cards cards) {
    CardPack pack = cards.pack();
    Set<String> given = new HashSet<>();
    ImmutableList<String> deck =
        named("card", pack.deck().stream().map(DeckCard::name).toList(), given);
    ImmutableList<String> relics =
        named("relic", pack.relics().stream().map(RelicCard::name).toList(), given);
    return new FaceIds(
        ImmutableList.<String>builder().addAll(deck).addAll(relics).build(),
        named("encounter", pack.encounters().stream().map(EncounterCard::name).toList(), given),
        named("event", pack.events().stream().map(EventCard::name).toList(), given),
        named("character", pack.characters().stream().map(CharacterCard::name).toList(), given),
        named("quest", pack.quests().stream().map(QuestCard::name).toList(), given),
        named("module", pack.modules().stream().map(ModuleCard::name).toList(), given));
  }

  private static ImmutableList<String> named(String kind, List<String> names, Set<String> given) {
    ImmutableList.Builder<String> ids = ImmutableList.builder();
    for (String name : names) {
      String slug = Words.slug(name);
      String id = given.contains(slug) ? slug + "-" + kind : slug;
      given.add(id);
      ids.add(id);
    }
    return ids.build();
  }

  /** A card of the draw deck or a Relic. */
  String card(int card) {
    return cards.get(card);
  }

  String encounter(int encounter) {
    return encounters.get(encounter);
  }

  /** One of the tokens of an encounter. */
  String token(int encounter) {
    return encounter(encounter) + "-token";
  }

  String event(int event) {
    return events.get(event);
  }

  String character(int character) {
    return characters.get(character);
  }

  String quest(int quest) {
    return quests.get(quest);
  }

  String module(int module) {
    return modules.get(module);
  }
}
