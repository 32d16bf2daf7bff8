package org.lawspeaker.gloomkilforth.faces;

import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.market.AtTheMarket;
import org.lawspeaker.gloomkilforth.market.MarketDraw;
import org.lawspeaker.gloomkilforth.market.Purchase;
import org.lawspeaker.gloomkilforth.moves.Buy;
import org.lawspeaker.gloomkilforth.moves.Discover;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.GoToMarket;
import org.lawspeaker.gloomkilforth.moves.Heal;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.moves.Sell;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.table.Reward;

/** The Market, and rumours that become assets. */
final class MarketChoices {
  private MarketChoices() {}

  static void addTo(Choices all) {
    all.on(Discover.class, (at, move, step) -> discover(at, move));
    all.on(GoToMarket.class, (at, move, step) -> market(at, move));
    all.on(Heal.class, AtTheMarket.class, (at, move, step) -> heal(at, move));
    all.on(PickDeck.class, AtTheMarket.class, (at, move, step) -> purchase(at, move));
    all.on(Sell.class, AtTheMarket.class, (at, move, step) -> sell(at, move));
    all.on(
        Done.class, AtTheMarket.class, (at, move, step) -> Choice.of("Leave", "Leave the Market"));
    all.on(Buy.class, Purchase.class, (at, move, step) -> buy(at, move));
  }

  private static Choice discover(Sight at, Discover move) {
    Choice choice =
        Choice.builder("Discover", "Discover " + at.names.card(move.card()))
            .pieces(Places.find(at, move.by(), move.card()).stream().toList())
            .build();
    return Hints.action(at, move.by(), ActionType.DISCOVER)
        .add("it comes into play")
        .addAll(Hints.card(at.cards.card(move.card())))
        .on(choice);
  }

  private static Choice market(Sight at, GoToMarket move) {
    Choice choice = Choice.of("Market", "Go to the Market", Places.site(at.hero(move.by()).at()));
    return Hints.action(at, move.by(), ActionType.MARKET)
        .add("heal, purchase and sell, each once")
        .add("you have " + at.hero(move.by()).gold() + " gold")
        .on(choice);
  }

  private static Choice heal(Sight at, Heal move) {
    Hero hero = at.hero(move.seat());
    String whom = at.isYou(move.seat()) ? "yourself" : at.names.the(move.seat());
    return Choice.of("Heal", "Heal " + whom, Places.hero(move.seat()))
        .withHint("1 gold for 1 HP, to " + (hero.hp() + 1) + " of " + hero.maxHealth());
  }

  private static Choice purchase(Sight at, PickDeck move) {
    return Choice.of("Purchase", "Look for " + move.deck().card())
        .withHint(
            "draw "
                + drawn(at.table().decks.rewards(move.deck()))
                + " and buy one, if you can pay; you have "
                + at.hero(move.by()).gold()
                + " gold");
  }

  /** What a Purchase draws, the discard pile made the new deck where it must be (GOK-DECK-06). */
  private static String drawn(Supply supply) {
    int left = supply.deck().size();
    int again = Math.min(MarketDraw.CARDS - left, supply.discard().size());
    if (left >= MarketDraw.CARDS || again == 0) {
      return Math.min(MarketDraw.CARDS, left) + " of " + left;
    }
    return (left > 0 ? "the last " + left + " and " : "") + again + " of the discards";
  }

  private static Choice sell(Sight at, Sell move) {
    int gold = at.cards.card(move.card()).gold() / 2;
    boolean isAsset = at.hero(move.by()).assets().count(move.card()) > 0;
    return Choice.builder("Sell", "Sell " + at.names.card(move.card()))
        .pieces(Places.find(at, move.by(), move.card()).stream().toList())
        .hint("for " + gold + " gold" + RewardChoices.needed(at, move.by(), move.card()))
        .isGrave(isAsset)
        .build();
  }

  private static Choice buy(Sight at, Buy move) {
    Reward reward = (Reward) at.cards.card(move.card());
    Choice choice =
        Choice.of(
            "Buy", "Buy " + at.names.card(move.card()), Places.card(at, Places.DRAWN, move.card()));
    return new Hints()
        .add(reward.gold() + " of " + at.hero(move.by()).gold() + " gold")
        .addAll(Hints.card(reward))
        .on(choice);
  }
}
