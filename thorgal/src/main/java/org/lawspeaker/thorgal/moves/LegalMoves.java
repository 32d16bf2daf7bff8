package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.MoveList;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves extends MoveList<ThorgalMove> {
  private final Table table;

  private LegalMoves(Table table) {
    this.table = table;
  }

  /** The legal moves of this step, which is on top of the agenda. */
  public static ImmutableList<ThorgalMove> of(ThorgalFrame step, Table table) {
    table.isRead = true;
    LegalMoves moves = new LegalMoves(table);
    step.propose(table, moves);
    return moves.all();
  }

  /** Keeps this move if nothing forbids it. */
  public void propose(ThorgalMove move) {
    move.judge(table, faults);
    keepIfLegal(move);
  }
}
