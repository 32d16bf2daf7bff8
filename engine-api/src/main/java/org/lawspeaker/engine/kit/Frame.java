package org.lawspeaker.engine.kit;

/**
 * A step of the rules that stands on an {@link Agenda}: a record that says what is still to be
 * done.
 *
 * @param <S> the states of the game
 */
public interface Frame<S> {
  /** Whether this step, being on top, waits for a move: of a seat, of several, or of Nature. */
  boolean owes(S state);

  /**
   * Carries this step out. Called only when it is on top and owes nothing. The state it gives has
   * an agenda on which this step is done: popped, replaced, or with others pushed on it.
   */
  S carryOut(S state);
}
