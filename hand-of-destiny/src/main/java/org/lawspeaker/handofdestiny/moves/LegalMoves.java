package org.lawspeaker.handofdestiny.moves;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves {
  /** Room for the moves of most positions. */
  private static final int MOVES = 12;

  private final Table table;
  private final Faults faults = Faults.unnamed();
  private final List<HandMove> legal = new ArrayList<>(MOVES);

  private LegalMoves(Table table) {
    this.table = table;
  }

  /** The legal moves of this step, which owes a move. */
  public static ImmutableList<HandMove> of(HandFrame step, Table table) {
    LegalMoves moves = new LegalMoves(table);
    step.propose(table, moves);
    return ImmutableList.copyOf(moves.legal);
  }

  /** Keeps this move if nothing forbids it. */
  public void propose(HandMove move) {
    move.judge(table, faults);
    keep(move);
  }

  /** Whether this ability may be used now, however it is paid for. */
  public boolean allowUse(int ability) {
    AbilityUse.judgeUse(table, ability, -1, faults);
    boolean allowed = faults.none();
    faults.clear();
    return allowed;
  }

  /** Keeps this use of an ability that may be used if nothing forbids to pay for it this way. */
  public void proposePayment(AbilityUse use) {
    use.judgePayment(table, table.sheet.ability(use.ability()), faults);
    keep(use);
  }

  private void keep(HandMove move) {
    if (faults.none()) {
      legal.add(move);
    } else {
      faults.clear();
    }
  }
}
