package org.lawspeaker.prestigerpg.creature;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.table.Lasting;

/**
 * The creature has a barrier (PRE-Q-96); that it is knocked down is no attack of the creature,
 * which nobody can answer with a Counter Strike (PRE-MAGUS-02).
 *
 * @param breaks an attack of this value or more knocks it down
 * @param backlash the Life Points that its player then loses
 */
@Doc("The creature has a barrier.")
public record Barrier(@Range(min = 1, max = 200) int breaks, @Range(min = 0, max = 50) int backlash)
    implements Lasting {
  @Override
  public String says() {
    return "while its barrier is up, attacks do nothing to the creature; one worth "
        + breaks
        + " or more knocks the barrier down, and its player receives "
        + backlash
        + " damage";
  }
}
