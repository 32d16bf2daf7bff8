package org.lawspeaker.prestigerpg.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Piles;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;

/** Whether the cards of the draw deck and the Relics, over all zones, are those of the game. */
final class CardCheck {
  private static final Citation ONE_DECK = Citation.of("PRE-SETUP-03");
  private static final Citation GAINED = Citation.of("PRE-RELIC-02");
  private static final Citation RELICS = Citation.of("PRE-RELIC-01");

  private CardCheck() {}

  static void check(Cards cards, PrestigeState state, Problems problems, Bounds bounds) {
    Bag all = count(state).all();
    Census deck = new Census();
    Census relics = new Census();
    for (int i = 0; i < all.size(); i++) {
      (cards.isRelic(all.nth(i)) ? relics : deck).add(all.nth(i));
    }
    Settings settings = state.settings();
    deck.compare(cards.deck(settings), cards.names()::card, "/piles", ONE_DECK, problems);
    relics.compare(cards.relics(settings), cards.names()::card, "/piles", RELICS, problems);
    noRelic(cards, "/piles/deck", state.piles().deck(), bounds);
    noRelic(cards, "/piles/discards", state.piles().discards(), bounds);
    noRelic(cards, "/piles/buried", state.piles().buried(), bounds);
    for (int i = 0; i < state.sheets().size(); i++) {
      noRelic(cards, "/sheets/" + i + "/hand", state.sheets().get(i).hand(), bounds);
    }
  }

  /** Relics come from their own deck to an owner, and leave the game from there (PRE-Q-49). */
  private static void noRelic(Cards cards, String place, Bag zone, Bounds bounds) {
    bounds.zone(place, zone, card -> !cards.isRelic(card), cards.names()::card, GAINED);
  }

  /** Every card of the draw deck and every Relic, wherever it is. */
  static Census count(PrestigeState state) {
    Piles piles = state.piles();
    Census census =
        new Census()
            .add(piles.deck())
            .add(piles.discards())
            .add(piles.buried())
            .add(piles.removed())
            .add(piles.relics())
            .add(state.foe().chest());
    for (Sheet sheet : state.sheets()) {
      add(census, sheet);
    }
    for (Attack attack : state.stack()) {
      census.add(FaceDown.card(attack.card(), attack.under()));
      for (RiderOn rider : attack.riders()) {
        census.add(FaceDown.card(rider.card(), rider.under()));
      }
    }
    for (PrestigeFrame frame : state.agenda().toList()) {
      if (frame.lying() >= 0) {
        census.add(frame.lying());
      }
    }
    return census;
  }

  private static void add(Census census, Sheet sheet) {
    census.add(sheet.hand());
    for (SetCard card : sheet.set()) {
      census.add(card.card());
    }
    for (StandBy rider : sheet.riders()) {
      census.add(FaceDown.card(rider.card(), rider.under()));
    }
    for (Held item : sheet.items()) {
      census.add(item.card());
    }
  }
}
