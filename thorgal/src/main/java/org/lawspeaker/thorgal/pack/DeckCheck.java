package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.DeckList;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.FactionSet;

/** Checks a deck that a player built, of any factions (THO-Q-94, THO-Q-95, THO-Q-96, THO-Q-97). */
final class DeckCheck {
  private static final Citation SIZE = Citation.of("THO-Q-94");
  private static final Citation BOX = Citation.of("THO-Q-96");
  private static final Citation COMPANION = Citation.of("THO-Q-97");

  private DeckCheck() {}

  static void of(CardPack pack, DeckList deck, String at, Places places) {
    cards(
        deck.destiny(), FactionSet.DESTINY, at + "/destiny", box(pack, DeckCheck::destiny), places);
    cards(deck.bane(), FactionSet.BANE, at + "/bane", box(pack, DeckCheck::bane), places);
    cards(deck.lands(), FactionSet.LANDS, at + "/lands", box(pack, DeckCheck::lands), places);
    if (deck.destiny().stream().noneMatch(entry -> isCompanion(pack, entry))) {
      places.add(at + "/destiny", "a deck holds a companion; this has none (" + COMPANION + ")");
    }
  }

  /**
   * One copy of every card of a kind, of whatever faction (THO-Q-95), as an entry with as many
   * copies as one box holds.
   */
  private static ImmutableList<DeckList.Entry> box(
      CardPack pack, Function<FactionSet, Stream<DeckList.Entry>> kind) {
    return pack.factions().stream().flatMap(kind).collect(ImmutableList.toImmutableList());
  }

  private static Stream<DeckList.Entry> destiny(FactionSet set) {
    return set.destiny().stream()
        .map(card -> new DeckList.Entry(set.name(), card.number(), card.copies()));
  }

  private static Stream<DeckList.Entry> bane(FactionSet set) {
    return set.bane().stream()
        .map(card -> new DeckList.Entry(set.name(), card.number(), card.copies()));
  }

  private static Stream<DeckList.Entry> lands(FactionSet set) {
    return set.lands().stream().map(card -> new DeckList.Entry(set.name(), card.number(), 1));
  }

  private static void cards(
      ImmutableList<DeckList.Entry> entries,
      int size,
      String at,
      ImmutableList<DeckList.Entry> box,
      Places places) {
    Map<DeckList.Entry, Integer> taken = new HashMap<>();
    int cards = 0;
    for (int i = 0; i < entries.size(); i++) {
      DeckList.Entry entry = entries.get(i);
      cards += entry.copies();
      DeckList.Entry one = new DeckList.Entry(entry.faction(), entry.number(), 1);
      int copies = taken.merge(one, entry.copies(), Integer::sum);
      OptionalInt most =
          box.stream()
              .filter(each -> each.number() == entry.number())
              .filter(each -> each.faction().equals(entry.faction()))
              .mapToInt(DeckList.Entry::copies)
              .findFirst();
      String card = entry.faction() + " " + entry.number();
      if (most.isEmpty()) {
        places.add(at + "/" + i, "there is no such card: " + card);
      } else if (copies > most.getAsInt()) {
        places.add(
            at + "/" + i,
            "one box holds "
                + most.getAsInt()
                + " of "
                + card
                + ", not "
                + copies
                + " ("
                + BOX
                + ")");
      }
    }
    if (cards != size) {
      places.add(at, "a deck has " + size + " of these; found " + cards + " (" + SIZE + ")");
    }
  }

  private static boolean isCompanion(CardPack pack, DeckList.Entry entry) {
    return pack.factions().stream()
        .filter(set -> set.name().equals(entry.faction()))
        .flatMap(set -> set.destiny().stream())
        .anyMatch(card -> card.number() == entry.number() && card.type() == DestinyType.COMPANION);
  }
}
