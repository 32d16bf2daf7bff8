package org.lawspeaker.prestigerpg.round;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.creature.Kills;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.feast.Feasting;
import org.lawspeaker.prestigerpg.hand.CutHand;
import org.lawspeaker.prestigerpg.hand.Drawing;
import org.lawspeaker.prestigerpg.hand.Fallen;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.lasting.Spans;
import org.lawspeaker.prestigerpg.poison.Poison;
import org.lawspeaker.prestigerpg.scoring.Endings;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * The combat round, step by step (PRE-FLOW-02): random attacks are resolved once the new Initiative
 * is fixed (PRE-RANDOM-02). The short copy of the steps in the rules changes none (PRE-Q-08).
 */
public final class Rounds {
  private static final Citation ROUND = Citation.of("PRE-FLOW-02");
  private static final Citation SITS_OUT = Citation.of("PRE-Q-38");
  private static final Citation BOUND = Citation.of("PRE-Q-112");

  private static final ImmutableList<PrestigeFrame> STEPS =
      ImmutableList.of(
          Flow.SET,
          Turns.FIRST,
          Flow.TOTAL,
          new Strikes(StrikeRule.Timing.SPECIFIC, 0),
          Flow.DISCARD,
          new DrawInitiative(Cause.NEXT_INITIATIVE),
          PlayWindow.opening(Moment.INITIATIVE),
          new Strikes(StrikeRule.Timing.RANDOM, 0),
          Flow.DRAW,
          Flow.ROUND_END,
          Flow.NEXT_ROUND);

  private Rounds() {}

  /** The steps of a round, from setting cards to what follows it. */
  public static ImmutableList<PrestigeFrame> steps() {
    return STEPS;
  }

  /** A round begins with a clean sheet of what everybody did. */
  public static void begin(Table table) {
    table.clock = table.clock.atNextRound();
    Items.refresh(table, Kit.Limit.ROUND);
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      Pace pace = table.sheet(seat).pace();
      Pace fresh = Pace.NONE.withSitsOut(pace.tripped());
      if (!pace.equals(fresh)) {
        table.set(seat, table.sheet(seat).withPace(fresh));
      }
    }
    if (table.isTelling()) {
      table.tell(ROUND, "round", "round " + table.clock.round());
      tellWhoSitsOut(table);
    }
    table.then(steps());
    Occasions.setOff(table, Occasion.ROUND_STARTS, table.first(), -1);
  }

  private static void tellWhoSitsOut(Table table) {
    for (Seat seat : table.inOrder()) {
      if (table.sheet(seat).pace().sitsOut()) {
        table.tell(SITS_OUT, "sits-out", seat + " sits out this round");
      }
    }
  }

  /** Everybody draws one card, in the new Initiative order (PRE-DRAW-02, PRE-Q-54). */
  public static void draw(Table table) {
    ImmutableList<Seat> order = table.inOrder();
    Occasions.setOff(table, Occasion.DRAWN, table.first(), -1);
    Feasting.offer(table);
    Fallen.draw(table, 1);
    for (int i = order.size() - 1; i >= 0; i--) {
      table.push(new CutHand(order.get(i)));
      table.push(Drawing.cards(Cause.ROUND, order.get(i), 1));
    }
    Occasions.setOff(table, Occasion.DRAWS, table.first(), -1);
  }

  /** What happens at the end of every round, also of one that a kill cut short (PRE-Q-15). */
  public static void end(Table table) {
    Spans.endOfRound(table);
    Occasions.setOff(table, Occasion.ROUND_ENDS, table.first(), -1);
    Poison.bite(table);
  }

  /** Another round, unless the encounter's own condition ends it (PRE-ROUND-01). */
  public static void next(Table table) {
    Source source = Source.encounter(table.foe.card(), table.first());
    ImmutableList<Condition> ends = table.encounter().ends();
    if (!ends.isEmpty() && Condition.all(ends, table, source)) {
      Kills.complete(table);
    } else if (!losesAtBound(table)) {
      table.push(Flow.ROUND);
    }
  }

  /** Loses the party if this encounter has no other round; says whether it has (PRE-Q-112). */
  static boolean losesAtBound(Table table) {
    if (table.clock.round() < table.settings.roundBound()) {
      return false;
    }
    if (table.isTelling()) {
      table.tell(BOUND, "bound", "the encounter would not end");
    }
    Endings.lost(table, Ending.Cause.ROUND_BOUND);
    return true;
  }
}
