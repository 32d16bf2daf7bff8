package org.lawspeaker.prestigerpg.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.hand.DrawCards;
import org.lawspeaker.prestigerpg.hand.LoseCards;
import org.lawspeaker.prestigerpg.items.GainRelic;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.life.Place;
import org.lawspeaker.prestigerpg.life.TakeOff;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;
import org.lawspeaker.prestigerpg.turns.SitOut;

/** An effect on players, on each of them in Initiative order. */
public sealed interface OnPlayers extends Effect
    permits DrawCards, LoseCards, Hurt, Heal, GainPrestige, Place, TakeOff, GainRelic, SitOut {
  /** Which players. */
  Who who();

  /** Carries it out on this player. */
  void befall(Table table, Source source, Seat seat);

  @Override
  default String subject() {
    return who().says();
  }

  @Override
  default void act(Table table, Source source) {
    ImmutableList<Seat> seats = who().seats(table, source);
    for (int i = seats.size() - 1; i >= 0; i--) {
      befall(table, source, seats.get(i));
    }
  }
}
