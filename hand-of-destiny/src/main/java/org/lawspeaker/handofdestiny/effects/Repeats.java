package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Free uses that lead nowhere: a use that can only bring back a situation already seen in this step
 * is illegal, and so is a choice within it that can only do so (HOD-Q-48).
 */
public final class Repeats {
  private static final Citation REPEATS = Citation.of("HOD-Q-48");

  private Repeats() {}

  /** Adds that this move, with which an ability is used for nothing, leads nowhere. */
  public static void judgeUse(Table table, HandMove move, Faults faults) {
    if (!canLeadOn(table.copy().play(move))) {
      faults.add(REPEATS, "repeats-a-situation");
    }
  }

  /** Adds that this choice within a free use can only bring back what was seen. */
  static void judgeChoice(Table table, HandMove move, Faults faults) {
    if (isFreeUse(table)) {
      judgeUse(table, move, faults);
    }
  }

  /** Whether some course of choices from here leads to a situation that was not seen. */
  private static boolean canLeadOn(Table table) {
    HandFrame top = table.agenda().isEmpty() ? null : table.top();
    if (top instanceof FreeUses step) {
      return !step.seen().contains(table.state().situation());
    }
    if (top == null || top instanceof Reveals || !isFreeUse(table)) {
      return true; // by chance something new is seen
    }
    for (HandMove move : table.legalMoves()) {
      if (canLeadOn(table.copy().play(move))) {
        return true;
      }
    }
    return false;
  }

  /** Whether what is under way is the free use of an ability, up to a choice of its own. */
  private static boolean isFreeUse(Table table) {
    for (Agenda<HandFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof FreeUse) {
        return true;
      }
    }
    return false;
  }

  /**
   * Starts the effects of a free use in this step, which is on top.
   *
   * @param after what follows the use
   */
  public static void start(Table table, FreeUses step, HandFrame after, Program program) {
    table.replaceTop(
        step.withSeen(
            ImmutableList.<HandState>builder()
                .addAll(step.seen())
                .add(table.state().situation())
                .build()));
    table.push(after);
    table.push(new FreeUse());
    table.push(program);
  }

  /** Marks what stands above it on the agenda as the free use of an ability. */
  public record FreeUse() implements HandFrame {
    @Override
    public void run(Table table) {
      table.pop();
    }
  }
}
