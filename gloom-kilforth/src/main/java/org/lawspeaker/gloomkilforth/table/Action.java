package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.state.ActionType;

/**
 * An Action: what it needs, and what it does (GOK-ACTION-04). The Action Point is spent by the turn
 * (GOK-ACTION-01).
 *
 * @param <M> the move that performs it
 */
public interface Action<M extends SeatMove> {
  Class<M> kind();

  /** Its type; empty if that depends on the move. */
  Optional<ActionType> type();

  /** The type of this move; empty if it is of none. */
  default Optional<ActionType> type(Table table, M move) {
    return type();
  }

  /** Proposes what may be legal; each is judged. */
  void propose(Table table, Seat seat, Proposals<GloomMove> moves);

  /** Adds what forbids it, Action Points and turn left out (GOK-ACTION-03). */
  void judge(Table table, Seat seat, M move, Faults faults);

  /** The clause that has it. */
  Citation why();

  /** The clauses that allow this one. */
  default ImmutableList<Citation> allows(Table table, Seat seat, M move) {
    return ImmutableList.of(why());
  }

  /** Carries it out, or puts steps on the agenda that do. */
  void perform(Table table, Seat seat, M move);

  /** Tells that an Action cannot be carried out after all, though its AP is spent. */
  static void tellLost(Table table, Seat seat) {
    if (table.isTelling()) {
      String says = "the Action of " + seat + " has become impossible";
      table.tell(Citation.of("GOK-ACTION-04"), "action-lost", says, "seat", Table.number(seat));
    }
  }
}
