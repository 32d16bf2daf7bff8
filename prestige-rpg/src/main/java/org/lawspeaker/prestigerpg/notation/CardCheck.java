package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** Whether the cards of the draw deck, over all zones, are those of the game. */
final class CardCheck {
  private static final Citation ONE_DECK = Citation.of("PRE-SETUP-03");
  private static final Citation RELICS = Citation.of("PRE-RELIC-01");

  private CardCheck() {}

  static ImmutableList<Problem> problems(Cards cards, PrestigeState state) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    Bag all = all(state);
    Bag deck = cards.deck(state.settings());
    Bag relics = cards.relics(state.settings());
    for (int card = 0; card < cards.deckKinds() + cards.pack().relics().size(); card++) {
      int there = all.count(card);
      int wanted = deck.count(card) + relics.count(card);
      if (there != wanted) {
        problems.add(
            new Problem(
                "/piles",
                cards.names().card(card)
                    + " is there "
                    + there
                    + " times, not "
                    + wanted
                    + " ("
                    + (cards.isRelic(card) ? RELICS : ONE_DECK)
                    + ")"));
      }
    }
    return problems.build();
  }

  /** Every card of the draw deck and every Relic, wherever it is. */
  static Bag all(PrestigeState state) {
    Piles piles = state.piles();
    Bag all =
        piles
            .deck()
            .withAll(piles.discards().toPile())
            .withAll(piles.buried().toPile())
            .withAll(piles.removed().toPile())
            .withAll(piles.relics().toPile())
            .withAll(state.foe().chest());
    for (Sheet sheet : state.sheets()) {
      all = withSheet(all, sheet);
    }
    for (Attack attack : state.stack()) {
      all = all.with(FaceDown.card(attack.card(), attack.under()));
      for (RiderOn rider : attack.riders()) {
        all = all.with(FaceDown.card(rider.card(), rider.under()));
      }
    }
    for (PrestigeFrame frame : state.agenda().toList()) {
      all = frame.lying() < 0 ? all : all.with(frame.lying());
    }
    return all;
  }

  private static Bag withSheet(Bag before, Sheet sheet) {
    Bag all = before.withAll(sheet.hand().toPile());
    for (SetCard card : sheet.set()) {
      all = all.with(card.card());
    }
    for (StandBy rider : sheet.riders()) {
      all = all.with(FaceDown.card(rider.card(), rider.under()));
    }
    for (Held item : sheet.items()) {
      all = all.with(item.card());
    }
    return all;
  }
}
