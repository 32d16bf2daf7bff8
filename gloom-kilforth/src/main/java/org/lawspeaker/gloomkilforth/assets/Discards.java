package org.lawspeaker.gloomkilforth.assets;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.LootToken;
import org.lawspeaker.gloomkilforth.table.NightCard;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Table;

/** Where cards go that leave a hand, play or the map (GOK-DEF-04). */
public final class Discards {
  private Discards() {}

  /**
   * Puts a card on the discard pile of the deck that it came from (GOK-Q-72). What has none is
   * removed from the game.
   */
  public static void put(Table table, int card) {
    Decks decks = table.decks;
    Card what = table.cards.card(card);
    if (what instanceof Reward reward) {
      table.decks = decks.with(reward.type(), decks.rewards(reward.type()).discarding(card));
    } else if (what instanceof Encounter encounter && encounter.terrain().isPresent()) {
      Terrain terrain = encounter.terrain().get();
      table.decks = decks.with(terrain, decks.encounters(terrain).discarding(card));
    } else if (what instanceof Encounter || what instanceof NightCard) {
      table.decks = decks.withNight(decks.night().discarding(card));
    } else if (what instanceof Plot) {
      table.decks = decks.withPlots(decks.plots().with(card));
    } else if (what instanceof LootToken) {
      table.decks = decks.withLoot(decks.loot().discarding(card)); // GOK-LOOT-03
    }
  }

  /** A hero discards a rumour. */
  public static void rumour(Table table, Seat seat, int card, Citation why) {
    table.set(seat, table.hero(seat).dropping(card));
    put(table, card);
    table.tellCard(why, "discarded", seat, "discards", card);
  }
}
