package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Move;

/**
 * The legal moves of a position while they are looked for: a game judges what its steps propose,
 * and what has no fault is kept. Most positions have one legal move, for which no list is built.
 *
 * @param <M> the game's moves
 */
public abstract class MoveList<M extends Move> {
  /** Room for the moves of most positions. */
  private static final int ROOM = 4;

  /** What forbids the move that is judged now. */
  protected final Faults faults = Faults.unnamed();

  private @Nullable M first;
  private ImmutableList.@Nullable Builder<M> several;

  /** Keeps a move that has been judged if there is no fault; forgets the faults otherwise. */
  protected final void keepIfLegal(M move) {
    if (!faults.none()) {
      faults.clear();
    } else if (first == null) {
      first = move;
    } else {
      if (several == null) {
        several = ImmutableList.<M>builderWithExpectedSize(ROOM).add(first);
      }
      several.add(move);
    }
  }

  /** The moves kept, in the order in which they were proposed. */
  public final ImmutableList<M> all() {
    if (several != null) {
      return several.build();
    }
    return first == null ? ImmutableList.of() : ImmutableList.of(first);
  }
}
