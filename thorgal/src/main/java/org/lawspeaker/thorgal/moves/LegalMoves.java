package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The legal moves of a position: a step proposes moves, and those that nothing forbids are kept.
 */
public final class LegalMoves {
  private final Table table;
  private final Faults faults = Faults.unnamed();

  /** The first legal move: in most positions there is no other. */
  private @Nullable ThorgalMove first;

  /** All legal moves, once there are two. */
  private ImmutableList.@Nullable Builder<ThorgalMove> several;

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
    if (faults.none()) {
      keep(move);
    } else {
      faults.clear();
    }
  }

  private void keep(ThorgalMove move) {
    if (first == null) {
      first = move;
      return;
    }
    if (several == null) {
      several = ImmutableList.<ThorgalMove>builder().add(first);
    }
    several.add(move);
  }

  private ImmutableList<ThorgalMove> all() {
    if (several != null) {
      return several.build();
    }
    return first == null ? ImmutableList.of() : ImmutableList.of(first);
  }
}
