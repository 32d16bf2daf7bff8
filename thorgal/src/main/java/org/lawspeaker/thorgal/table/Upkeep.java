package org.lawspeaker.thorgal.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.dusk.UpkeepCondition;

/**
 * The upkeep condition of a companion. One that can be met must be met, in full (THO-UPKEEP-05,
 * THO-UPKEEP-07). An action counts only if it is carried out on as many cards as asked, or on one
 * at least (THO-UPKEEP-10, THO-Q-60).
 */
@Doc("What a companion asks for in Dusk.")
public sealed interface Upkeep permits UpkeepCondition {
  /** Whether it can be met now (THO-Q-54). */
  boolean canBeMet(Table table, Source source);

  /** Meets it, or asks for the choice it leaves open; called only if it can be met. */
  void meet(Table table, Source source);

  /** The condition in words. */
  String says();
}
