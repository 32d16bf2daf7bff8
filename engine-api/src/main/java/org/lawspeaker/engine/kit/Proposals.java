package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;

/**
 * The legal moves of a position while they are looked for: a step proposes moves, is asked about
 * each, and those that nothing forbids are kept. Most positions have one legal move or two, for
 * which no list is built.
 *
 * @param <M> the game's moves
 */
public final class Proposals<M extends Move> {
  /** Room for the moves of most positions. */
  private static final int ROOM = 8;

  private final Step<Object, M> step;
  private final Object table;
  private final @Nullable Seat only;

  /** Made when the first move is asked about: many steps vouch for all they propose. */
  private @Nullable Faults faults;

  private @Nullable M first;
  private @Nullable M second;
  private ImmutableList.@Nullable Builder<M> several;

  @SuppressWarnings("unchecked") // the table is only handed back to the step
  private <T> Proposals(Step<? super T, M> step, T table, @Nullable Seat only) {
    this.step = (Step<Object, M>) step;
    this.table = table;
    this.only = only;
  }

  /** The legal moves of all who owe one to this step, which is on top of the agenda. */
  public static <T, M extends Move> ImmutableList<M> of(Step<? super T, M> step, T table) {
    Proposals<M> moves = new Proposals<>(step, table, null);
    step.propose(table, moves);
    return moves.all();
  }

  /** The legal moves of one seat. */
  public static <T, M extends Move> ImmutableList<M> of(
      Step<? super T, M> step, T table, Seat seat) {
    Proposals<M> moves = new Proposals<>(step, table, seat);
    step.propose(table, moves);
    return moves.all();
  }

  /** Whether the moves of this seat are looked for; others are dropped. */
  public boolean wants(Seat seat) {
    return only == null || only.equals(seat);
  }

  /** Keeps this move if nothing forbids it. */
  public void add(M move) {
    if (only != null && !only.equals(move.by())) {
      return;
    }
    Faults found = faults;
    if (found == null) {
      found = Faults.unnamed();
      faults = found;
    }
    step.judge(table, move, found);
    if (!found.none()) {
      found.clear();
    } else {
      keep(move);
    }
  }

  /**
   * Keeps this move, for which the step vouches: for a step that has judged once what many moves
   * have in common.
   */
  public void addLegal(M move) {
    if (only == null || only.equals(move.by())) {
      keep(move);
    }
  }

  private void keep(M move) {
    if (first == null) {
      first = move;
    } else if (second == null) {
      second = move;
    } else {
      if (several == null) {
        several = ImmutableList.<M>builderWithExpectedSize(ROOM).add(first).add(second);
      }
      several.add(move);
    }
  }

  /** The moves kept, in the order in which they were proposed. */
  ImmutableList<M> all() {
    if (several != null) {
      return several.build();
    }
    if (second != null && first != null) {
      return ImmutableList.of(first, second);
    }
    return first == null ? ImmutableList.of() : ImmutableList.of(first);
  }
}
