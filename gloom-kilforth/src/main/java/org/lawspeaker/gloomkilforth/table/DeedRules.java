package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;

/**
 * The rules of Deeds. A Deed may be performed in the middle of every chapter (GOK-DEED-01), so the
 * kernel knows them by this interface, and every question to the active hero takes them.
 */
public interface DeedRules {
  /** Proposes the Deeds that are legal now; called for the active hero, not Hidden. */
  void propose(Table table, Seat seat, Proposals<GloomMove> moves);

  /** Whether this Deed alone is worth a window of its own now (GOK-Q-03). */
  boolean opens(Table table, DeedMove move);

  /** Adds what forbids a Deed of the active hero. */
  void judge(Table table, DeedMove move, Faults faults);

  /** The clauses that allow a Deed. */
  ImmutableList<Citation> allows(DeedMove move);

  /** Carries a Deed out; what was asked is asked again after it. */
  void make(Table table, DeedMove move);
}
