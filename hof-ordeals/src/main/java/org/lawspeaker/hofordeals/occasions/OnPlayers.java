package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.effects.Gain;
import org.lawspeaker.hofordeals.effects.Lose;
import org.lawspeaker.hofordeals.effects.OneOf;
import org.lawspeaker.hofordeals.pain.ResolvePain;
import org.lawspeaker.hofordeals.piles.DiscardCards;
import org.lawspeaker.hofordeals.piles.DrawCards;
import org.lawspeaker.hofordeals.piles.TakeCurse;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Who;

/** An effect on players, one after the other, clockwise (HOF-Q-72). */
public sealed interface OnPlayers extends Effect
    permits Gain, Lose, DrawCards, DiscardCards, TakeCurse, ResolvePain, OneOf {
  /** Which players. */
  Who who();

  /** What it does to one of them. */
  void befall(Table table, Source source, Seat seat);

  @Override
  default boolean outlives() {
    return who() != Who.YOU;
  }

  @Override
  default void act(Table table, Source source) {
    if (who() == Who.YOU) {
      befall(table, source, source.user());
      return;
    }
    ImmutableList<Seat> seats = who().seats(table, source);
    if (!seats.isEmpty()) {
      table.push(new EachPlayer(source, this, seats));
    }
  }
}
