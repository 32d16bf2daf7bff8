package org.lawspeaker.handofdestiny.table;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * One of the three critical hits of a boss level (HOD-CRIT-04).
 *
 * @param damageCost what the hero takes, at least 1 (HOD-CRIT-12)
 * @param strengthCost what a strength attack must reach; absent for an asterisk (HOD-CRIT-09)
 * @param attack what it does to the boss
 */
@Doc("One of the three critical hits of a boss level.")
public record CriticalHit(
    @Range(min = 1, max = 6) @Doc("Damage the hero takes for it.") int damageCost,
    @Doc("What a strength attack must reach; absent for an asterisk.") @Range(min = 0, max = 999)
        Optional<Integer> strengthCost,
    @Range(min = 0, max = 99) @Doc("The attack it does to the boss.") int attack) {
  public CriticalHit {
    if (strengthCost.orElse(1) < 1) {
      throw new IllegalArgumentException("a strength cost is at least 1, or left out");
    }
  }
}
