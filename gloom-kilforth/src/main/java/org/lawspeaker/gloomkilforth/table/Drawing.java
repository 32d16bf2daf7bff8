package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.journey.EncounterDraw;
import org.lawspeaker.gloomkilforth.journey.PlotDraw;
import org.lawspeaker.gloomkilforth.journey.SeekingEncounter;
import org.lawspeaker.gloomkilforth.moves.Draw;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.night.NightDraw;
import org.lawspeaker.gloomkilforth.piles.DrawingSome;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.piles.PrivateDraw;
import org.lawspeaker.gloomkilforth.piles.RewardDraw;
import org.lawspeaker.gloomkilforth.piles.SeekingReward;
import org.lawspeaker.gloomkilforth.rewards.TrophyDraw;
import org.lawspeaker.gloomkilforth.setup.DealAncients;
import org.lawspeaker.gloomkilforth.setup.DealOrigins;
import org.lawspeaker.gloomkilforth.setup.LayingOut;

/** A step that draws cards or tokens of which nobody knows the order: Nature says which. */
public sealed interface Drawing extends GloomStep
    permits LayingOut,
        DealOrigins,
        DealAncients,
        EncounterDraw,
        RewardDraw,
        SeekingReward,
        SeekingEncounter,
        DrawingSome,
        LootDraw,
        PrivateDraw,
        TrophyDraw,
        NightDraw,
        PlotDraw {
  /** Why something is drawn. */
  Citation why(Table table);

  /** What may come up; empty if nothing is drawn. */
  Bag from(Table table);

  /** This has come up; nothing is taken from where it was yet. */
  void drawn(Table table, int card);

  /** There is nothing to draw, or enough was drawn. */
  default void finish(Table table) {
    table.pop();
  }

  @Override
  default boolean owes(Table table) {
    return !from(table).isEmpty();
  }

  @Override
  default void run(Table table) {
    finish(table);
  }

  @Override
  default Pending<GloomMove> asks(Table table) {
    return new Pending.Chance<>(why(table), from(table).draw(Draw::of));
  }

  @Override
  default void judge(Table table, GloomMove move, Faults faults) {
    if (!(move instanceof Draw draw)) {
      faults.notAsked();
    } else if (from(table).count(draw.card()) == 0) {
      faults.add(why(table), "not-in-the-deck", "card", table.cards.name(draw.card()));
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, GloomMove move) {
    return ImmutableList.of(why(table));
  }

  @Override
  default void make(Table table, GloomMove move) {
    drawn(table, ((Draw) move).card());
  }
}
