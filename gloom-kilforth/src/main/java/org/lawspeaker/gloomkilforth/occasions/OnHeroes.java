package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.dice.TakeTest;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.effects.Lose;
import org.lawspeaker.gloomkilforth.effects.MaxHealth;
import org.lawspeaker.gloomkilforth.effects.Modify;
import org.lawspeaker.gloomkilforth.effects.OneOf;
import org.lawspeaker.gloomkilforth.journey.Conceal;
import org.lawspeaker.gloomkilforth.journey.GoToCamp;
import org.lawspeaker.gloomkilforth.journey.Relocate;
import org.lawspeaker.gloomkilforth.journey.StopHiding;
import org.lawspeaker.gloomkilforth.piles.DrawAndKeep;
import org.lawspeaker.gloomkilforth.piles.DrawLoot;
import org.lawspeaker.gloomkilforth.piles.GainReward;
import org.lawspeaker.gloomkilforth.piles.GiveUpCards;
import org.lawspeaker.gloomkilforth.piles.HandOver;
import org.lawspeaker.gloomkilforth.piles.SeekReward;
import org.lawspeaker.gloomkilforth.piles.Unveil;
import org.lawspeaker.gloomkilforth.piles.VeilAssets;
import org.lawspeaker.gloomkilforth.regale.GainSkill;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;

/** An effect on heroes, clockwise. */
public sealed interface OnHeroes extends Effect
    permits Gain,
        Lose,
        DrawLoot,
        GainReward,
        SeekReward,
        DrawAndKeep,
        HandOver,
        GiveUpCards,
        MaxHealth,
        Unveil,
        VeilAssets,
        TakeTest,
        OneOf,
        Modify,
        Conceal,
        StopHiding,
        GoToCamp,
        GainSkill,
        Relocate {
  /** Which heroes. */
  Who who();

  /** What it does to one of them. */
  void befall(Table table, Source source, Seat seat);

  /** Whether it would do nothing to this hero now. */
  default boolean isIdle(Table table, Source source, Seat seat) {
    return false;
  }

  @Override
  default ImmutableList<Effect> forOthers(Table table, Source source) {
    return who() == Who.YOU ? ImmutableList.of() : ImmutableList.of(this);
  }

  @Override
  default boolean isIdle(Table table, Source source) {
    int here = table.hero(source.user()).at();
    return who().seats(table, source, here).stream().allMatch(seat -> isIdle(table, source, seat));
  }

  @Override
  default void act(Table table, Source source) {
    act(table, source, table.hero(source.user()).at());
  }

  /** The same, with another "here" than where the user is. */
  default void act(Table table, Source source, int here) {
    ImmutableList<Seat> seats = who().seats(table, source, here);
    if (seats.size() == 1) {
      on(table, source, this, seats.get(0));
    } else if (!seats.isEmpty() && who().isOne()) {
      table.push(new ChooseHero(who().chooser(table, source), source, this, seats));
    } else if (!seats.isEmpty()) {
      befallAll(table, source, seats);
    }
  }

  /** What it does to several heroes: one after the other, if nothing else is said. */
  default void befallAll(Table table, Source source, ImmutableList<Seat> seats) {
    table.push(new EachHero(source, this, seats));
  }

  /** What an effect does to a hero: nothing to one that is defeated (GOK-Q-101). */
  static void on(Table table, Source source, OnHeroes effect, Seat seat) {
    if (table.hero(seat).isThere()) {
      effect.befall(table, source, seat);
    }
  }
}
