package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.table.Table;

/** The cards of the draw deck and the Relics that an arrangement has not laid anywhere yet. */
final class Stock {
  private final Table table;
  private final CardText text;
  private Bag left;

  Stock(Table table, CardText text) {
    this.table = table;
    this.text = text;
    this.left =
        table.cards.deck(table.settings).withAll(table.cards.relics(table.settings).toPile());
  }

  /** This card stays where it is. */
  void keep(int card) {
    left = left.count(card) > 0 ? left.without(card) : left;
  }

  void keep(Pile cards) {
    cards.forEach(this::keep);
  }

  /** A card that is laid somewhere; a problem if no copy is left. */
  int take(String place, String name) {
    int before = text.problems();
    int card = text.anyCard(place, name);
    if (left.count(card) > 0) {
      left = left.without(card);
    } else if (text.problems() == before) {
      text.problem(place, "no " + name + " is left in this game");
    }
    return card;
  }

  Pile takeAll(String place, ImmutableList<String> names) {
    int[] cards = new int[names.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = take(place + "/" + i, names.get(i));
    }
    return Pile.of(cards);
  }

  /** All that is left: of Relics, or of the others. */
  Bag rest(boolean relics) {
    Bag rest = Bag.empty();
    for (int i = 0; i < left.size(); i++) {
      rest = table.cards.isRelic(left.nth(i)) == relics ? rest.with(left.nth(i)) : rest;
    }
    return rest;
  }
}
