package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves {
  /** Room for the moves of most positions. */
  private static final int MOVES = 8;

  private final Table table;
  private final Faults faults = Faults.unnamed();
  private @Nullable PrestigeMove only;
  private ImmutableList.@Nullable Builder<PrestigeMove> several;

  private LegalMoves(Table table) {
    this.table = table;
  }

  /** The legal moves of this step, which is on top of the agenda. */
  public static ImmutableList<PrestigeMove> of(PrestigeFrame step, Table table) {
    LegalMoves moves = new LegalMoves(table);
    step.propose(table, moves);
    return moves.legal();
  }

  /** Most positions have one legal move, which needs no list to be built. */
  private ImmutableList<PrestigeMove> legal() {
    if (several != null) {
      return several.build();
    }
    return only == null ? ImmutableList.of() : ImmutableList.of(only);
  }

  /** Keeps this move if nothing forbids it. */
  public void propose(PrestigeMove move) {
    move.judge(table, faults);
    if (faults.none()) {
      keep(move);
    } else {
      faults.clear();
    }
  }

  private void keep(PrestigeMove move) {
    if (several != null) {
      several.add(move);
    } else if (only == null) {
      only = move;
    } else {
      several = ImmutableList.<PrestigeMove>builderWithExpectedSize(MOVES).add(only).add(move);
    }
  }
}
