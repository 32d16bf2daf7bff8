package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves {
  /** Room for the moves of most positions. */
  private static final int MOVES = 8;

  private final Table table;
  private final Faults faults = Faults.unnamed();
  private final ImmutableList.Builder<ThorgalMove> legal =
      ImmutableList.builderWithExpectedSize(MOVES);

  private LegalMoves(Table table) {
    this.table = table;
  }

  /** The legal moves of this step, which is on top of the agenda. */
  public static ImmutableList<ThorgalMove> of(ThorgalFrame step, Table table) {
    table.isRead = true;
    LegalMoves moves = new LegalMoves(table);
    step.propose(table, moves);
    return moves.legal.build();
  }

  /** Keeps this move if nothing forbids it. */
  public void propose(ThorgalMove move) {
    move.judge(table, faults);
    if (faults.none()) {
      legal.add(move);
    } else {
      faults.clear();
    }
  }
}
