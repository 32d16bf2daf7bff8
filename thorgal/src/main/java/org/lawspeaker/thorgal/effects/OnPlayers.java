package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.damage.Hurt;
import org.lawspeaker.thorgal.ending.ChangeHorns;
import org.lawspeaker.thorgal.piles.DrawCards;
import org.lawspeaker.thorgal.piles.FillPool;
import org.lawspeaker.thorgal.piles.LoseDeck;
import org.lawspeaker.thorgal.piles.LoseHand;
import org.lawspeaker.thorgal.piles.RevealTop;
import org.lawspeaker.thorgal.piles.ShuffleDeck;
import org.lawspeaker.thorgal.piles.SpendPool;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** An effect on players, in the order of play (THO-Q-75). */
public sealed interface OnPlayers extends Effect, MeansPlayers
    permits Hurt,
        DrawCards,
        FillPool,
        SpendPool,
        LoseHand,
        LoseDeck,
        RevealTop,
        ShuffleDeck,
        ChangeHorns {
  @Override
  String says();

  @Override
  default void act(Table table, Source source) {
    ImmutableList<Seat> seats = who().seats(table, source);
    if (who().isOne() && seats.size() > 1) {
      table.push(new PickPlayer(source, this));
    } else if (seats.size() == 1) {
      befall(table, source, seats.get(0));
    } else if (!seats.isEmpty()) {
      table.push(new EachPlayer(source, this, seats));
    }
  }
}
