package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Stock;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;

/** Lays cards of the draw deck and Relics by their names, from those that lie nowhere yet. */
final class Laying {
  private static final Citation ONE_DECK = Citation.of("PRE-SETUP-03");
  private static final Citation RELICS = Citation.of("PRE-RELIC-01");

  private final Cards cards;
  private final CardText text;
  private final Problems problems;
  private final Stock deck;
  private final Stock relics;

  Laying(Table table, CardText text, Problems problems) {
    this.cards = table.cards;
    this.text = text;
    this.problems = problems;
    this.deck = new Stock(cards.deck(table.settings), cards.names()::card, ONE_DECK);
    this.relics = new Stock(cards.relics(table.settings), cards.names()::card, RELICS);
  }

  private Stock of(int card) {
    return cards.isRelic(card) ? relics : deck;
  }

  /** This card stays where it is. */
  void keep(int card) {
    of(card).take(card);
  }

  void keep(Pile zone) {
    zone.forEach(this::keep);
  }

  /** A card that is laid somewhere; a problem if no copy is left. */
  int take(String place, String name) {
    int before = problems.count();
    int card = text.anyCard(place, name);
    if (problems.count() == before) {
      of(card).take(place, card, problems);
    }
    return card;
  }

  Pile takeAll(String place, ImmutableList<String> names) {
    int[] zone = new int[names.size()];
    for (int i = 0; i < zone.length; i++) {
      zone[i] = take(place + "/" + i, names.get(i));
    }
    return Pile.of(zone);
  }

  /** What is left of the draw deck. */
  Bag deck() {
    return deck.left();
  }

  /** What is left of the Relics. */
  Bag relics() {
    return relics.left();
  }
}
