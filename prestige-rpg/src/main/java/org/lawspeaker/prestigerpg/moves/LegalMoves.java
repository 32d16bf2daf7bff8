package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.MoveList;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves extends MoveList<PrestigeMove> {
  private final Table table;

  private LegalMoves(Table table) {
    this.table = table;
  }

  /** The legal moves of this step, which is on top of the agenda. */
  public static ImmutableList<PrestigeMove> of(PrestigeFrame step, Table table) {
    LegalMoves moves = new LegalMoves(table);
    step.propose(table, moves);
    return moves.all();
  }

  /** Keeps this move if nothing forbids it. */
  public void propose(PrestigeMove move) {
    move.judge(table, faults);
    keepIfLegal(move);
  }
}
