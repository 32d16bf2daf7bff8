package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Words;

/** How the cards of a pack are written in moves and positions: {@code edge-out}. */
public final class Names {
  private final ImmutableBiMap<Integer, String> cards;
  private final ImmutableBiMap<Integer, String> encounters;
  private final ImmutableBiMap<Integer, String> events;
  private final ImmutableBiMap<Integer, String> characters;
  private final ImmutableBiMap<Integer, String> quests;
  private final ImmutableBiMap<Integer, String> modules;

  Names(CardPack pack) {
    List<String> items = new ArrayList<>();
    pack.deck().forEach(card -> items.add(card.name()));
    pack.relics().forEach(relic -> items.add(relic.name()));
    cards = numbered(items);
    encounters = numbered(pack.encounters().stream().map(EncounterCard::name).toList());
    events = numbered(pack.events().stream().map(EventCard::name).toList());
    characters = numbered(pack.characters().stream().map(CharacterCard::name).toList());
    quests = numbered(pack.quests().stream().map(QuestCard::name).toList());
    modules = numbered(pack.modules().stream().map(ModuleCard::name).toList());
  }

  private static ImmutableBiMap<Integer, String> numbered(List<String> printed) {
    ImmutableBiMap.Builder<Integer, String> names = ImmutableBiMap.builder();
    for (int i = 0; i < printed.size(); i++) {
      names.put(i, Words.slug(printed.get(i)));
    }
    return names.buildOrThrow();
  }

  /** A card of the draw deck or a Relic. */
  public String card(int card) {
    return name(cards, card);
  }

  public String encounter(int encounter) {
    return name(encounters, encounter);
  }

  public String event(int event) {
    return name(events, event);
  }

  public String character(int character) {
    return name(characters, character);
  }

  public String quest(int quest) {
    return name(quests, quest);
  }

  /** The names of all cards of the draw deck and all Relics. */
  public ImmutableList<String> cards() {
    return cards.values().asList();
  }

  /** Why a name is refused that nothing of its kind has, with what may have been meant. */
  public String unknown(String what, String name) {
    ImmutableBiMap<Integer, String> known =
        switch (what) {
          case "encounter" -> encounters;
          case "event" -> events;
          case "character" -> characters;
          case "quest" -> quests;
          default -> cards;
        };
    return "no "
        + what
        + " is written "
        + Problem.quote(name)
        + Spelling.nearest(name, known.values())
            .map(near -> "; did you mean \"" + near + "\"?")
            .orElse("");
  }

  public ImmutableList<String> characters() {
    return characters.values().asList();
  }

  public ImmutableList<String> modules() {
    return modules.values().asList();
  }

  /** By its number if there is no such card, so that any move can be written. */
  private static String name(ImmutableBiMap<Integer, String> names, int number) {
    String name = names.get(number);
    return name == null ? Words.unnamed(number) : name;
  }

  /** The card of the draw deck or Relic that is written like this. */
  public Optional<Integer> findCard(String name) {
    return Optional.ofNullable(cards.inverse().get(name));
  }

  public Optional<Integer> findEncounter(String name) {
    return Optional.ofNullable(encounters.inverse().get(name));
  }

  public Optional<Integer> findEvent(String name) {
    return Optional.ofNullable(events.inverse().get(name));
  }

  public Optional<Integer> findCharacter(String name) {
    return Optional.ofNullable(characters.inverse().get(name));
  }

  public Optional<Integer> findQuest(String name) {
    return Optional.ofNullable(quests.inverse().get(name));
  }
}
