package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;

/**
 * A step of the rules that stands on an {@link Agenda}: a record that says what is still to be
 * done. A step either runs by itself or owes a move. The step that asks for a move also judges it,
 * says which clauses allow it, and carries it out; moves are data without rules.
 *
 * <p>A game's steps are one sealed interface of records that extends this one and nothing else: on
 * JDK 17 an object that is seen now through one interface and now through another is looked up anew
 * each time.
 *
 * @param <T> the game's {@link WorkTable}
 * @param <M> the game's moves
 */
public interface Step<T, M extends Move> {
  /** Whether this step, being on top, waits for a move: of a seat, of several, or of Nature. */
  default boolean owes(T table) {
    return false;
  }

  /**
   * Carries this step out. Called only when it is on top and owes nothing; it pops or replaces
   * itself, or pushes others.
   */
  default void run(T table) {
    throw new IllegalStateException("a move is owed: " + this);
  }

  /** What is asked. Called only while this step is on top and owes a move. */
  default Pending<M> asks(T table) {
    throw new IllegalStateException("nothing is asked: " + this);
  }

  /**
   * Proposes every move that may be legal here, in a fixed order; {@link #judge} decides which are.
   * A step that several seats answer need only propose for those that {@link Proposals#wants}
   * names.
   */
  default void propose(T table, Proposals<M> moves) {}

  /**
   * Adds everything that forbids this move here. The mover owes a move; a move of a kind that this
   * step does not ask for is answered by {@link Faults#notAsked}. If nothing else is said, Nature
   * may do what can come up.
   */
  default void judge(T table, M move, Faults faults) {
    boolean canBe =
        asks(table) instanceof Pending.Chance<M> chance
            && !chance.outcomes().probabilityOf(move).equals(Fraction.ZERO);
    if (!canBe) {
      faults.notAsked();
    }
  }

  /**
   * Adds why this move may not be made, as far as this step knows: a move that answers nothing that
   * is asked of its maker now. The steps on the agenda are asked, the one on top first, until one
   * says why: whose turn it is and which role may do this, then what has to be finished first; the
   * step at the bottom, which names the chapters, says when a move of another time is due.
   */
  default void judgeUnasked(T table, M move, Faults faults) {}

  /**
   * The clauses that allow this move, the deciding one first: the exception before the rule that it
   * is an exception to. Asked only if nothing forbids the move. If nothing else is said, these are
   * the clauses of the question.
   */
  default ImmutableList<Citation> allows(T table, M move) {
    Pending<M> asked = asks(table);
    return asked instanceof Pending.Chance<M> chance
        ? ImmutableList.of(chance.why())
        : asked.asked().orElseThrow().citations();
  }

  /** Carries the move out up to what it puts on the agenda; the caller vouches for legality. */
  default void make(T table, M move) {
    throw new IllegalStateException("nothing is asked: " + this);
  }
}
