package org.lawspeaker.hofordeals.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.hofordeals.market.RelicDraft;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.royalty.Exchanging;
import org.lawspeaker.hofordeals.royalty.RoyalLoot;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** What a player has paid for with Token Shards and does not have yet. */
final class Spoils {
  private static final int ENOUGH_EFFORT = 9;

  private Spoils() {}

  /** The Relics that will be kept, and what the purse of an Exchange buys. */
  static double of(Table table, Seat seat, double ahead) {
    double value = 0;
    for (Agenda<HofStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      HofStep step = at.top();
      if (payers(step).contains(seat)) {
        value += Worth.RELIC;
      } else if (step instanceof Exchanging exchange && exchange.seat().equals(seat)) {
        value += ahead * Worth.EFFORT * Math.min(ENOUGH_EFFORT, exchange.purse());
      }
    }
    return value;
  }

  private static ImmutableList<Seat> payers(HofStep step) {
    if (step instanceof RoyalLoot loot) {
      return loot.payers();
    }
    if (step instanceof RelicDraw draw) {
      return draw.payers();
    }
    return step instanceof RelicDraft draft ? draft.payers() : ImmutableList.of();
  }
}
