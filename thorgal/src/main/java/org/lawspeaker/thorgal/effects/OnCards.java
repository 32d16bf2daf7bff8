package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.thorgal.journey.RemoveLand;
import org.lawspeaker.thorgal.journey.Unconquer;
import org.lawspeaker.thorgal.party.DestroyCards;
import org.lawspeaker.thorgal.party.ExhaustCards;
import org.lawspeaker.thorgal.party.Gain;
import org.lawspeaker.thorgal.party.ReadyCards;
import org.lawspeaker.thorgal.party.ReturnCards;
import org.lawspeaker.thorgal.party.TakeOver;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** An effect on cards in play, one after the other, in the order of play (THO-Q-75). */
public sealed interface OnCards extends Effect
    permits ExhaustCards,
        ReadyCards,
        Gain,
        DestroyCards,
        ReturnCards,
        TakeOver,
        RemoveLand,
        Unconquer {
  /** Which cards. */
  Target target();

  /** What it does to these cards, in words. */
  String says(String cards);

  @Override
  default String says() {
    return says(target().says());
  }

  /** Carries it out on the card of this id, which is in play. */
  void hit(Table table, Source source, int id);

  @Override
  default void act(Table table, Source source) {
    ImmutableList<Integer> ids = target().find(table, source);
    int choose = target().choose().orElse(ids.size());
    boolean all = target().choose().isEmpty() || (!target().upTo() && ids.size() <= choose);
    if (ids.isEmpty()) {
      return;
    }
    if (all) {
      table.push(new EachCard(source, this, ids));
    } else {
      table.push(new PickCards(source, this, ImmutableList.of(), choose));
    }
  }
}
