package org.lawspeaker.gloomkilforth.view;

import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Format;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Reward;

/** Cards that a viewer cannot place, by the deck that they came from. */
public final class Unseen {
  private Unseen() {}

  /** Those of a zone that are rewards of this type. */
  public static Bag of(Cards cards, Bag zone, RewardType type) {
    Bag found = Bag.empty();
    for (int i = 0; i < zone.size(); i++) {
      if (cards.card(zone.nth(i)) instanceof Reward reward && reward.type() == type) {
        found = found.with(zone.nth(i));
      }
    }
    return found;
  }

  /** Whether a viewer sees the hand of a seat; one player sees those of all its heroes. */
  public static boolean sees(Settings settings, Viewer viewer, Seat seat) {
    return viewer == Onlooker.ARBITER
        || viewer.equals(seat)
        || (viewer instanceof Seat && settings.format() == Format.SOLO);
  }
}
