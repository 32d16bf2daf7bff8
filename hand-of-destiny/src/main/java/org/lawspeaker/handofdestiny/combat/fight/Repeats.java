package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.table.Advance;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Free uses that lead nowhere: a use that can only bring back a situation already seen in this step
 * is illegal, and so is a choice within it that can only do so (HOD-Q-48).
 */
public final class Repeats {
  private Repeats() {}

  /** The situations seen so far and this one, kept when a free ability is used. */
  static ImmutableList<HandState> with(FreeUses step, HandState now) {
    return ImmutableList.<HandState>builder().addAll(step.seen()).add(now.situation()).build();
  }

  /** Whether some course of choices from here leads to a situation that was not seen. */
  public static boolean canLeadOn(Table table) {
    HandFrame top = table.agenda.isEmpty() ? null : table.agenda.top();
    if (top instanceof FreeUses step) {
      return !step.seen().contains(table.state().situation());
    }
    if (top == null || !isFreeUse(table)) {
      return true;
    }
    if (top instanceof Reveals) {
      return true; // chance: something new is seen
    }
    for (HandMove move : LegalMoves.of(top, table)) {
      if (canLeadOn(Advance.by(Table.of(table.cards, table.state()), move))) {
        return true;
      }
    }
    return false;
  }

  /** Whether this choice within a free use can only bring back what was seen. */
  public static boolean onlyRepeats(Table table, HandMove move) {
    return isFreeUse(table) && !canLeadOn(Advance.by(Table.of(table.cards, table.state()), move));
  }

  /** Whether what is under way is the free use of an ability, up to a choice of its own. */
  public static boolean isFreeUse(Table table) {
    for (Agenda<HandFrame> at = table.agenda; !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof FreeUse) {
        return true;
      }
    }
    return false;
  }

  /** Marks what stands above it on the agenda as the free use of an ability. */
  public record FreeUse() implements HandFrame {
    @Override
    public boolean owes(Table table) {
      return false;
    }

    @Override
    public void run(Table table) {
      table.pop();
    }
  }

  /** Starts the effects of a free use. */
  static void start(Table table, Program program) {
    table.push(new FreeUse());
    table.push(program);
  }
}
