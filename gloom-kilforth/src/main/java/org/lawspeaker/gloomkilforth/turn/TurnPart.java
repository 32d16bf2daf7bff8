package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A part of a turn: an engagement, an Action, Camp, the end (GOK-TURN-02).
 *
 * @param <M> the move that takes it
 */
interface TurnPart<M extends SeatMove> {
  Class<M> kind();

  /** The clause that has it. */
  Citation why();

  /** The clauses that allow this one. */
  default ImmutableList<Citation> allows(Table table, HeroTurn turn, M move) {
    return ImmutableList.of(why());
  }

  /** Whether it is for the own turn alone; else the move answers other questions, too. */
  default boolean isOwn() {
    return true;
  }

  /** Adds what forbids it now. */
  void judge(Table table, HeroTurn turn, M move, Faults faults);

  /** Carries it out. */
  void make(Table table, HeroTurn turn, M move);
}
