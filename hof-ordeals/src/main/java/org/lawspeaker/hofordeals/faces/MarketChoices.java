package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.market.Market;
import org.lawspeaker.hofordeals.market.PickBought;
import org.lawspeaker.hofordeals.market.PickTaken;
import org.lawspeaker.hofordeals.market.RelicDraft;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.royalty.Exchanging;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.turn.Acquire;

/** Cards bought and taken, and Relics kept. */
final class MarketChoices {
  private static final String BUY = "Buy";

  private MarketChoices() {}

  static void addTo(Choices all) {
    all.on(Buy.class, Acquire.class, (at, move, step) -> buy(at, move.by(), move.card(), false));
    all.on(Buy.class, Exchanging.class, (at, move, step) -> buy(at, move.by(), move.card(), false));
    all.on(Done.class, Exchanging.class, (at, move, step) -> endExchange(step));
    all.on(
        Buy.class,
        PickBought.class,
        (at, move, step) -> buy(at, move.by(), move.card(), step.discarded()));
    all.on(
        Decline.class, PickBought.class, (at, move, step) -> Choice.of("Stop", "Buy nothing more"));
    all.on(PickCard.class, PickTaken.class, MarketChoices::take);
    all.on(
        Decline.class, PickTaken.class, (at, move, step) -> Choice.of("Stop", "Take nothing more"));
    all.on(PickCard.class, RelicDraft.class, MarketChoices::keep);
  }

  private static Choice buy(Sight at, Seat seat, int card, boolean discarded) {
    int price = Market.price(at.table(), seat, card, discarded);
    Choice buy = Choice.of(BUY, "Buy " + at.names.card(card), uid(at, card, discarded));
    return new Hints()
        .add(price == 0 ? "free" : "costs " + price + " of " + Resource.EFFORT.says(at.purse()))
        .add(goesTo(at, seat, card))
        .addAll(Hints.text(at.cards.card(card)))
        .on(buy);
  }

  private static String uid(Sight at, int card, boolean discarded) {
    if (card == at.cards.flourish) {
      return Places.card(at, Places.FLOURISH, card);
    }
    return Places.card(at, discarded ? Places.DEALER_DISCARD : Places.ROW, card);
  }

  /** What becomes of Equipment that is in the way (HOF-ACQUIRE-08), if it is (HOF-CARD-16). */
  private static String goesTo(Sight at, Seat seat, int card) {
    if (!(at.cards.card(card) instanceof Equipment equipment)) {
      return "";
    }
    Hero hero = at.hero(seat);
    Integer worn = hero.gear().get(equipment.slot());
    if (worn == null) {
      return "goes to your " + equipment.slot().says() + " slot";
    }
    if (Equipping.covers(equipment, hero)) {
      return "goes on top of " + at.names.card(worn);
    }
    Integer under = hero.covered().get(equipment.slot());
    return under == null
        ? "stashes " + at.names.card(worn) + " for " + fame(at, worn)
        : "stashes "
            + Words.list(ImmutableList.of(at.names.card(worn), at.names.card(under)))
            + " for "
            + Resource.FAME.says(
                at.cards.equipment(worn).fame() + at.cards.equipment(under).fame());
  }

  static String fame(Sight at, int card) {
    return Resource.FAME.says(at.cards.equipment(card).fame());
  }

  private static Choice endExchange(Exchanging step) {
    Choice done = Choice.of("End", "End the Exchange");
    return step.purse() == 0
        ? done
        : done.withHint(Resource.EFFORT.says(step.purse()) + " is lost").withIsGrave(true);
  }

  private static Choice take(Sight at, PickCard move, PickTaken step) {
    boolean eachUpTo = at.view.settings().eachUpTo();
    int cost = at.cards.cost(move.card());
    Choice take =
        Choice.of(
            "Take", "Take " + at.names.card(move.card()), uid(at, move.card(), step.discarded()));
    return new Hints()
        .add("cost " + cost + " of " + step.left() + (eachUpTo ? " for each card" : " left"))
        .add(goesTo(at, move.by(), move.card()))
        .addAll(Hints.text(at.cards.card(move.card())))
        .on(take);
  }

  private static Choice keep(Sight at, PickCard move, RelicDraft step) {
    boolean isLast = step.payers().size() == 1;
    return Hints.text(at.cards.card(move.card()))
        .add(goesTo(at, move.by(), move.card()))
        .addIf(step.offered().size() > 1 && !isLast, "the others are passed on")
        .addIf(step.offered().size() > 1 && isLast, "the rest goes under the Relic deck")
        .on(
            Choice.of(
                "Keep",
                "Keep " + at.names.card(move.card()),
                Places.card(at, Places.DRAFT, move.card())));
  }
}
