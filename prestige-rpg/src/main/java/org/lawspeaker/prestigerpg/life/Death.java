package org.lawspeaker.prestigerpg.life;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.hand.Hands;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.scoring.Endings;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/** Players die (PRE-DEATH-01). */
public final class Death {
  private static final Citation DEATH = Citation.of("PRE-DEATH-01");
  private static final Citation LEFT = Citation.of("PRE-Q-62");
  private static final Citation ALL_TURNED = Citation.of("PRE-Q-82");

  private Death() {}

  /** Everybody at 0 Life Points dies, together, in Initiative order (PRE-Q-62). */
  public static void settle(Table table) {
    ImmutableList<Seat> dying = Lists.where(table.inOrder(), seat -> table.sheet(seat).life() == 0);
    dying.forEach(seat -> die(table, seat));
    for (Seat seat : dying.reverse()) {
      Occasions.setOff(table, Occasion.DIED, seat, -1);
    }
    if (!dying.isEmpty()) {
      endOrGoOn(table);
    }
  }

  private static void die(Table table, Seat seat) {
    if (table.isTelling()) {
      table.tell(DEATH, "died", seat + " dies", "seat", "" + seat.index());
    }
    Sheet sheet = table.sheet(seat);
    Hands.discardAll(table, seat, LEFT);
    Bag shown = sheet.hand();
    for (SetCard each : sheet.set()) {
      table.discard(each.card());
      Hands.tell(table, seat, each.card(), LEFT);
      shown = shown.with(each.card());
    }
    for (StandBy each : sheet.riders()) {
      table.discard(each.card(), each.under());
    }
    Items.removeTipped(table, seat);
    keepWeak(table, seat, sheet.marks().weakens());
    table.set(
        seat,
        table
            .sheet(seat)
            .withStatus(Status.DEAD)
            .withShown(shown.toPile())
            .withSet(ImmutableList.of())
            .withRiders(ImmutableList.of())
            .withMarks(Marks.NONE.withClaims(0)));
    table.clock = table.clock.withFallen(table.clock.fallen().withLast(seat.index()));
    forget(table, seat);
  }

  /**
   * An attack that is carried through its kill check stays as weak as poison made it: the tokens
   * leave with the dead, and it is worth no more for that (PRE-POISON-03, PRE-Q-62).
   */
  private static void keepWeak(Table table, Seat seat, int weaker) {
    if (weaker > 0) {
      for (Attack each : table.stack) {
        if (each.owner().equals(seat) && !each.checked()) {
          table.set(each.withFlat(each.flat() - weaker));
        }
      }
    }
  }

  /** What the dead still had to do is off. */
  private static void forget(Table table, Seat seat) {
    List<PrestigeFrame> left = new ArrayList<>();
    for (PrestigeFrame frame : table.agenda().toList()) {
      frame.without(seat).ifPresent(left::add);
    }
    table.setAgenda(Agenda.of(left));
  }

  /** Players have died: with nobody left alive the game ends at once (PRE-Q-64). */
  private static void endOrGoOn(Table table) {
    if (table.livingCount() > 0) {
      turned(table);
      return;
    }
    ImmutableList<Seat> creatures = table.withStatus(Status.CREATURE);
    if (creatures.isEmpty()) {
      Endings.lost(table, Ending.Cause.ALL_DEAD);
    } else {
      Endings.won(table, Ending.Cause.CREATURE, creatures);
    }
  }

  /**
   * If all the living have turned, the party is lost (PRE-Q-82); not once the creature is dead,
   * which gives them back their natural state (PRE-VAMPYRE-06).
   */
  public static void turned(Table table) {
    boolean all = table.livingCount() > 0 && !table.foe.over();
    for (Seat seat : table.inOrder()) {
      all &= table.sheet(seat).marks().turned();
    }
    if (all) {
      if (table.isTelling()) {
        table.tell(ALL_TURNED, "all-turned", "every living player has turned");
      }
      Endings.lost(table, Ending.Cause.ALL_TURNED);
    }
  }
}
