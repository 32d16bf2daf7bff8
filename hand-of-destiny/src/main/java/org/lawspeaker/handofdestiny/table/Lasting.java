package org.lawspeaker.handofdestiny.table;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.lasting.AttackChange;
import org.lawspeaker.handofdestiny.lasting.CardChange;
import org.lawspeaker.handofdestiny.lasting.DamageChange;
import org.lawspeaker.handofdestiny.lasting.HpChange;
import org.lawspeaker.handofdestiny.lasting.ThirdVisible;
import org.lawspeaker.handofdestiny.state.Place;

/**
 * A lasting change. It is never resolved; it applies exactly while its owner counts and its
 * condition holds (HOD-ORDER-01 to -03).
 */
@Doc("A lasting change: it is not resolved, it simply applies.")
public sealed interface Lasting
    permits HpChange, DamageChange, AttackChange, CardChange, ThirdVisible {
  /** When it holds; always if absent. */
  Optional<Condition> when();

  /** The change in words. */
  String says();

  /** The change in words, if it is an ability of the hero. */
  default String saysOfHero() {
    return says();
  }

  /** What it changes. */
  Quantity changes();

  /**
   * What it adds to that, while its condition holds.
   *
   * @param owner whose it is: a position of the row, or {@link Place#HERO} or {@link Place#BOSS}
   * @param at the enemy that is asked about: a position, or {@link Place#BOSS}
   */
  int adds(Table table, int owner, int at);

  /** Whether its condition holds. */
  default boolean applies(Table table, int owner) {
    return when().isEmpty() || when().get().holds(table, owner);
  }
}
