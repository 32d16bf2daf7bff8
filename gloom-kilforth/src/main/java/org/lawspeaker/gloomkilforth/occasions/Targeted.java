package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.journey.OnPlace;
import org.lawspeaker.gloomkilforth.journey.RelocateTo;
import org.lawspeaker.gloomkilforth.journey.RemovePlot;
import org.lawspeaker.gloomkilforth.journey.TakeMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.rewards.CopyTrophy;
import org.lawspeaker.gloomkilforth.rewards.OnEncounter;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An effect on one thing, which the hero chooses if there are several. */
public sealed interface Targeted extends Effect
    permits OnPlace, OnEncounter, RelocateTo, TakeMove, RemovePlot, CopyTrophy {
  /** A kind of thing. */
  enum Target {
    PLACE,
    CARD;

    GloomMove pick(Seat seat, int target) {
      return this == PLACE ? PickPlace.of(seat, target) : PickCard.of(seat, target);
    }
  }

  /** What it is that is chosen. */
  Target kind();

  /** All that can be chosen now. */
  ImmutableList<Integer> among(Table table, Source source);

  /** What it does to that which is chosen. */
  void befall(Table table, Source source, int target);

  @Override
  default boolean hasAim(Table table, Source source) {
    return !among(table, source).isEmpty();
  }

  @Override
  default void act(Table table, Source source) {
    table.push(new Choosing(source, this));
  }
}
