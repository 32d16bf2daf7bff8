package org.lawspeaker.prestigerpg.view;

import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
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

/** The cards of the draw deck that a viewer does not see: all but those that lie open to it. */
final class Unseen {
  private final Heap cards;

  private Unseen(Bag all) {
    cards = Heap.of(all);
  }

  static Bag of(Cards cards, PrestigeView view) {
    Unseen unseen = new Unseen(cards.deck(view.settings()));
    Piles open = view.piles().open();
    unseen.see(open.discards());
    unseen.see(open.removed());
    unseen.see(open.buried());
    unseen.see(Bag.of(view.foe().chest()));
    view.sheets().forEach(sheet -> unseen.see(sheet.sheet()));
    for (Attack attack : view.stack()) {
      unseen.see(FaceDown.card(attack.card(), attack.under()));
      for (RiderOn rider : attack.riders()) {
        unseen.see(FaceDown.card(rider.card(), rider.under()));
      }
    }
    for (PrestigeFrame frame : view.agenda()) {
      unseen.see(Shown.bluff(cards, frame).lying());
    }
    if (open.buried().size() < view.piles().buried()) {
      unseen.see(Bag.of(Shown.buried(view)));
    }
    return unseen.cards.rest();
  }

  private void see(Sheet sheet) {
    see(sheet.hand());
    for (SetCard card : sheet.set()) {
      see(card.card());
    }
    for (StandBy rider : sheet.riders()) {
      see(FaceDown.card(rider.card(), rider.under()));
    }
    for (Held item : sheet.items()) {
      see(item.card());
    }
  }

  private void see(Bag bag) {
    bag.toPile().forEach(this::see);
  }

  /** A Relic is none of these cards. */
  private void see(int card) {
    cards.take(card);
  }
}
