package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.cards.References;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.EncounterCard;

/** Checks that the characters, encounters and types of creatures that cards mention exist. */
final class Mentions {
  private Mentions() {}

  static void of(CardPack pack, Places places) {
    ImmutableList<String> characters = names(pack.characters().stream().map(CharacterCard::name));
    ImmutableList<String> met =
        names(
            pack.encounters().stream().filter(Mentions::isKnownToStories).map(EncounterCard::name));
    String encounter = "encounter of the base game or of tombs-and-tomes";
    new References(places)
        .key("character", "character", characters)
        .key("character-is", "character", characters)
        .key("meeting", encounter, met)
        .key("start-encounter", encounter, met)
        .key(
            "creature-is",
            "type of creature",
            names(pack.encounters().stream().flatMap(card -> card.types().stream())))
        .check("");
  }

  private static ImmutableList<String> names(Stream<String> names) {
    return names.collect(ImmutableList.toImmutableList());
  }

  /** Modules belong to Tombs &amp; Tomes and know of no other expansion (PRE-Q-101). */
  private static boolean isKnownToStories(EncounterCard card) {
    return card.needs().isEmpty()
        && (card.expansion() == Expansion.BASE || card.expansion() == Expansion.TOMBS_AND_TOMES);
  }
}
