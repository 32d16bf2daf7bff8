package org.lawspeaker.thorgal.party;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.effects.OnCards;
import org.lawspeaker.thorgal.effects.Target;
import org.lawspeaker.thorgal.piles.PilePlace;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * Returns companions or supports from play to their owner (THO-Q-102).
 *
 * @param target which cards
 * @param to where
 */
@Doc("Returns companions or supports from play to their owner.")
public record ReturnCards(Target target, PilePlace to) implements OnCards {
  private static final Citation LEAVES = Citation.of("THO-Q-102");
  private static final Citation OF_ANOTHER = Citation.of("THO-Q-106");

  @Override
  public void hit(Table table, Source source, int id) {
    Seat holder = table.holder(id);
    InPlay card = Destroying.removed(table, id);
    if (card == null) {
      return;
    }
    Store store = table.store(card.owner(), Suit.DESTINY);
    table.setStore(card.owner(), Suit.DESTINY, to.put(store, card.card(), Knowers.EVERYBODY));
    if (table.isTelling()) {
      String name = table.cards.printed(Suit.DESTINY, card.card());
      Citation why = card.owner().equals(holder) ? LEAVES : OF_ANOTHER;
      table.tell(why, "returned", name + " goes back " + to.says(), "card", name);
    }
  }

  @Override
  public String says(String cards) {
    return to.verb() + " " + cards + " " + to.says("its owner's");
  }
}
