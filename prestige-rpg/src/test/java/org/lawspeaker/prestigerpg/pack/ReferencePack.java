package org.lawspeaker.prestigerpg.pack;

import java.util.List;
import java.util.function.Function;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.DeckCard;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Phase;
import org.lawspeaker.prestigerpg.table.QuestCard;
import org.lawspeaker.prestigerpg.table.RelicCard;
import org.lawspeaker.prestigerpg.table.Use;

/** The reference pack, and its cards by name. */
final class ReferencePack {
  static final PackText TEXT = PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml");
  static final CardPack PACK = PackFile.read(TEXT).orThrow();

  private ReferencePack() {}

  private static <T> T named(List<T> cards, Function<T, String> name, String wanted) {
    return cards.stream().filter(card -> name.apply(card).equals(wanted)).findFirst().orElseThrow();
  }

  static DeckCard card(String name) {
    return named(PACK.deck(), DeckCard::name, name);
  }

  /** What a card of the draw deck is, if it is this. */
  static <F extends CardFace> F face(Class<F> kind, String name) {
    return kind.cast(card(name).face());
  }

  /** The one use of an Action card. */
  static Use use(String name) {
    return face(CardFace.Action.class, name).uses().get(0);
  }

  static Kit kit(String name) {
    return face(CardFace.Item.class, name).kit();
  }

  static Use ability(String character) {
    return named(PACK.characters(), CharacterCard::name, character).ability();
  }

  static EncounterCard encounter(String name) {
    return named(PACK.encounters(), EncounterCard::name, name);
  }

  /** The first part of an encounter. */
  static Phase phase(String encounter) {
    return encounter(encounter).phases().get(0);
  }

  static EventCard event(String name) {
    return named(PACK.events(), EventCard::name, name);
  }

  static RelicCard relic(String name) {
    return named(PACK.relics(), RelicCard::name, name);
  }

  static QuestCard quest(String name) {
    return named(PACK.quests(), QuestCard::name, name);
  }
}
