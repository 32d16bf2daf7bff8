package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** What is impossible about the steps that are still to be done. */
final class StepCheck {
  private static final String PLACE = "/agenda";
  private static final Citation AT_ONCE = Citation.of("THO-WIN-04");
  private static final Citation PHASES = Citation.of("THO-ROUND-01");
  private static final Citation DRAWN = Citation.of("THO-FATE-04");
  private static final Citation IN_TURN = Citation.of("THO-Q-15");
  private static final Citation PASSES = Citation.of("THO-Q-30");
  private static final Citation CLEAN_UP = Citation.of("THO-CLEAN-01");
  private static final Citation CLOCKWISE = Citation.of("THO-Q-85");
  private static final Citation CHECKED = Citation.of("THO-UPKEEP-13");
  private static final Citation DAMAGE = Citation.of("THO-DMG-01");

  private final Table table;
  private final Bounds bounds;

  private StepCheck(Table table, Problems problems) {
    this.table = table;
    this.bounds = new Bounds(problems);
  }

  static void check(Table table, Problems problems) {
    StepCheck check = new StepCheck(table, problems);
    ImmutableList<ThorgalFrame> frames = table.agenda().toList();
    if (check.bounds.seatsOf(frames, table.seats(), PHASES)) {
      check.bounds.trial(PLACE, AT_ONCE, check::top);
      for (int i = 0; i < frames.size(); i++) {
        check.step(PLACE + "/" + i, frames.get(i));
      }
    }
  }

  private void top() {
    bounds.holds(
        table.agenda().isEmpty() || table.agenda().top().owes(table),
        PLACE,
        "the next step asks nobody",
        AT_ONCE);
  }

  private void step(String place, ThorgalFrame frame) {
    if (frame instanceof RoundFlow flow) {
      bounds.holds(
          !flow.begun() || flow.step().phase() == table.clock.phase(),
          "/phase",
          "the step is one of " + flow.step().phase().says(),
          PHASES);
    } else if (frame instanceof ActionStep step) {
      bounds.atLeast(place, step.passes(), 0, PASSES);
    } else if (frame instanceof Damage damage) {
      bounds.atLeast(place, damage.left(), 0, DAMAGE);
    } else if (frame instanceof GodsFate fate) {
      fate(fate);
    } else if (frame instanceof CleanUp cleaning) {
      inOrder(place, cleaning.left(), table.inOrder(), CLEAN_UP);
    } else if (frame instanceof Opposing opposing) {
      inOrder(place, opposing.asked(), table.banePlayers(), CLOCKWISE);
    } else if (frame instanceof UpkeepStep upkeep) {
      bounds.holds(areDifferent(upkeep.checked()), place, "a companion is checked once", CHECKED);
    }
  }

  /** Those who are still to act, some of those who act at all. */
  private void inOrder(
      String place, ImmutableList<Seat> left, ImmutableList<Seat> all, Citation why) {
    boolean isInOrder = left.equals(Lists.where(all, left::contains));
    bounds.holds(isInOrder, place, "players act in their order, each once", why);
  }

  private static boolean areDifferent(ImmutableList<?> some) {
    return ImmutableSet.copyOf(some).size() == some.size();
  }

  /** The drawing moves cards of one suit between deck, hand and pool, and no others. */
  private void fate(GodsFate fate) {
    int seats = fate.seats().size();
    if (fate.before().size() != seats || fate.given().size() != seats || fate.points().isEmpty()) {
      bounds.holds(
          false, PLACE, "what each seat had before, or its fate points, are missing", DRAWN);
      return;
    }
    bounds.holds(areDifferent(fate.seats()), PLACE, "each player draws once", IN_TURN);
    for (int i = 0; i < seats; i++) {
      Seat seat = fate.seats().get(i);
      Suit suit = table.suitOf(seat);
      Store before = fate.before().get(i);
      Store now = table.store(seat, suit);
      boolean same = before.all().equals(now.all());
      bounds.holds(same, PLACE, seat + " had other " + suit.says() + " cards before", DRAWN);
      bounds.holds(
          !same || i <= fate.turn() || now.equals(before), PLACE, seat + " draws later", IN_TURN);
      int most = fate.given().get(i) - (before.deck() - now.deck());
      int left = i == fate.turn() ? fate.left() : 0;
      bounds.holds(
          left >= 0 && left <= Math.max(0, most),
          PLACE,
          seat + " has at most " + Words.count(Math.max(0, most), "fate point") + " left",
          DRAWN);
    }
  }
}
