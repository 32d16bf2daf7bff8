package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/**
 * Finds what a moment sets off. Moments come in every chapter, those of which abilities are made
 * included, so the kernel knows them by this interface.
 */
public interface Triggers {
  /** Sets off what works at this moment for a hero. */
  void fire(Table table, Seat seat, Moment moment);

  /** Sets off what works at this moment for several heroes, and one decides the order. */
  void fire(Table table, ImmutableList<Seat> seats, Moment moment);

  /**
   * Sets off what works at this moment of an engagement for heroes who fight together, the active
   * one first, and on these cards of their foe.
   */
  void fireTeam(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> cards, Moment moment);

  /** Sets off what one card does at this moment. */
  void fire(Table table, Source source, Moment moment);
}
