package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Table;

/** Carries an exchange out that both have agreed to. */
final class Handover {
  private static final Citation GOLD = Citation.of("GOK-EXCHANGE-02");
  private static final Citation RUMOUR = Citation.of("GOK-EXCHANGE-04");
  private static final Citation ASSET = Citation.of("GOK-EXCHANGE-05");
  private static final Citation LOOT = Citation.of("GOK-EXCHANGE-03");

  private Handover() {}

  /**
   * Both give first, and then receive; the limits of six come after all (GOK-Q-60). What a hero has
   * lost since it was put into the exchange is not given.
   */
  static void carryOut(Table table, Trading trade) {
    Hero giver = table.hero(trade.active());
    Hero taker = table.hero(trade.partner());
    table.push(LimitCheck.of(table));
    Bag gives = left(table, giver, trade.gives());
    Bag takes = left(table, taker, trade.takes());
    give(table, trade.active(), gives);
    give(table, trade.partner(), takes);
    gold(table, trade.active(), trade.partner(), trade.gives().gold());
    gold(table, trade.partner(), trade.active(), trade.takes().gold());
    receive(table, trade.partner(), gives, giver);
    receive(table, trade.active(), takes, taker);
  }

  /** What of this a hero still has. */
  private static Bag left(Table table, Hero hero, Lot lot) {
    Bag has = Exchanging.all(table, hero);
    Bag left = Bag.empty();
    for (int i = 0; i < lot.cards().size(); i++) {
      int card = lot.cards().nth(i);
      left = has.count(card) > 0 ? left.with(card) : left;
      has = has.less(card);
    }
    return left;
  }

  private static void gold(Table table, Seat from, Seat to, int amount) {
    int gold = Math.min(amount, table.hero(from).gold());
    table.set(from, table.hero(from).withGold(table.hero(from).gold() - gold));
    Gain.gold(table, to, gold, GOLD);
  }

  private static void give(Table table, Seat seat, Bag cards) {
    for (int i = 0; i < cards.size(); i++) {
      table.set(seat, without(table.hero(seat), cards.nth(i)));
    }
  }

  private static Hero without(Hero hero, int card) {
    if (hero.loot().count(card) > 0) {
      return hero.withLoot(hero.loot().without(card));
    }
    return hero.hand().count(card) > 0 ? hero.dropping(card) : hero.losing(card);
  }

  /** A rumour stays a rumour, an asset an asset; it is veiled if it was with the giver. */
  private static void receive(Table table, Seat seat, Bag cards, Hero giver) {
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.nth(i);
      Hero hero = table.hero(seat);
      if (giver.assets().count(card) > 0) {
        Assets.receive(table, seat, card, giver.veiled().count(card) > 0);
        table.tellCard(ASSET, "received", seat, "receives", card);
      } else if (giver.hand().count(card) > 0) {
        table.set(seat, hero.holding(card, true));
        table.tellCard(RUMOUR, "received", seat, "receives", card);
      } else {
        table.set(seat, hero.withLoot(hero.loot().with(card)));
        table.tellCard(LOOT, "received", seat, "receives", card);
      }
    }
  }
}
