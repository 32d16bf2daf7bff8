package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players put cards from the top of the deck of their role on the pool, unseen (THO-Q-16).
 *
 * @param who which players
 * @param cards how many, as far as the deck goes
 */
@Doc("Players put cards from the top of the deck of their role on the pool, unseen.")
public record FillPool(@Default("you") Who who, @Range(min = 1, max = 9) int cards)
    implements OnPlayers {
  private static final Citation TOP = Citation.of("THO-Q-16");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    Suit suit = table.suitOf(seat);
    Store store = table.store(seat, suit);
    int most = Math.min(cards, store.deck());
    table.setStore(seat, suit, store.filled(most));
    if (table.isTelling()) {
      table.tell(
          TOP,
          "pool-filled",
          seat + " puts " + Words.countOrNo(most, "card") + " on the pool",
          "cards",
          "" + most);
    }
  }

  @Override
  public String says() {
    return who.does("add")
        + " "
        + Words.count(cards, "card")
        + " from "
        + who.own("deck")
        + " to "
        + who.own("pool");
  }
}
