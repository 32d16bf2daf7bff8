package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import java.util.function.Supplier;
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

  private static final Citation BOUND = Citation.of("HOD-Q-88");

  /** So often are free abilities used in one fight step or Boss phase (HOD-Q-88). */
  private static final int MOST_USES = 24;

  /** So many choices are tried to find where a free use leads (HOD-Q-88). */
  private static final int MOST_LOOKS = 300;

  private Repeats() {}

  /** Adds that this move, with which an ability is used for nothing, leads nowhere. */
  public static void judgeUse(Table table, HandMove move, Faults faults) {
    if (uses(table) >= MOST_USES) {
      faults.add(BOUND, "used-too-often", "uses", MOST_USES);
    } else {
      judge(table, move, faults);
    }
  }

  /** Adds that this choice within a free use can only bring back what was seen. */
  public static void judgeChoice(Table table, HandMove move, Faults faults) {
    if (isFreeUse(table)) {
      judge(table, move, faults);
    }
  }

  private static void judge(Table table, HandMove move, Faults faults) {
    if (!new Courses().leadOn(table.copy().play(move))) {
      faults.add(REPEATS, "repeats-a-situation");
    }
  }

  /** How often free abilities were used in the step that remembers it. */
  private static int uses(Table table) {
    for (Agenda<HandFrame> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof FreeUses step) {
        return step.seen().size();
      }
    }
    return 0;
  }

  /**
   * The courses that the choices of one use can take, looked at in order until one leads to a
   * situation that was not seen. Only so many are looked at (HOD-Q-88). What is left of a course
   * that was found is found again from each of its choices, so no use is begun that cannot be
   * ended.
   */
  private static final class Courses {
    private int left = MOST_LOOKS;

    private boolean leadOn(Table table) {
      HandFrame top = table.agenda().isEmpty() ? null : table.top();
      if (top instanceof FreeUses step) {
        return !step.seen().contains(table.state().situation());
      }
      if (top == null || top instanceof Reveals || !isFreeUse(table)) {
        return true; // by chance something new is seen
      }
      Iterable<HandMove> moves =
          top instanceof EffectChoice choice ? choice.candidates() : table.legalMoves();
      for (HandMove move : moves) {
        left--;
        if (left < 0) {
          return false;
        }
        if (leadOn(table.copy().play(move))) {
          return true;
        }
      }
      return false;
    }
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
   * Starts a free use in this step, which is on top.
   *
   * @param after what follows the use
   * @param pays pays for it, and gives what it sets going
   */
  public static void start(Table table, FreeUses step, HandFrame after, Supplier<Program> pays) {
    table.replaceTop(
        step.withSeen(
            ImmutableList.<HandState>builder()
                .addAll(step.seen())
                .add(table.state().situation())
                .build()));
    Program program = pays.get();
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
