package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;

/**
 * What the rules say as a whole: which step follows which, and who may act at all. The chapters of
 * the rules name the next step by its {@link Flow} and do not know each other; the one that knows
 * them all is this.
 */
public interface OrderOfPlay {
  /** Carries out a step that needs no choice and no data. */
  void run(Flow step, Table table);

  /**
   * Adds why this move, which answers nothing that is asked of its maker now, may not be made:
   * first who may not act at all, then whose turn it is, then what is asked instead.
   */
  void judgeUnasked(Table table, PrestigeMove move, Faults faults);
}
