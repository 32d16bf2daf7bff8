package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A Deed: what it needs, and what it does (GOK-DEED-03).
 *
 * @param <M> the move that performs it
 */
interface Deed<M extends DeedMove> {
  Class<M> kind();

  /** The clause that allows it. */
  Citation why();

  /** Proposes what may be legal for the active hero; each is judged. */
  void propose(Table table, Seat seat, Proposals<GloomMove> moves);

  /** Whether it alone is worth a window of its own now. */
  default boolean opens(Table table, M move) {
    return true;
  }

  /** Adds what forbids it. */
  void judge(Table table, M move, Faults faults);

  /** Carries it out. */
  void make(Table table, M move);
}
