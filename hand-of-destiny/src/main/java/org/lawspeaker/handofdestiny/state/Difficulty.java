package org.lawspeaker.handofdestiny.state;

import org.lawspeaker.engine.Citation;

/** The five difficulty settings: starting strength cards and healing prices (HOD-DIFF-06). */
public enum Difficulty {
  CASUAL(4, -1, "HOD-DIFF-01"),
  EASY(4, 0, "HOD-DIFF-02"),
  NORMAL(3, 0, "HOD-DIFF-03"),
  HEROIC(3, 2, "HOD-DIFF-04"),
  LEGENDARY(2, 0, "HOD-DIFF-05");

  private final int startingStrength;
  private final int healingSurcharge;
  private final Citation citation;

  Difficulty(int startingStrength, int healingSurcharge, String citation) {
    this.startingStrength = startingStrength;
    this.healingSurcharge = healingSurcharge;
    this.citation = Citation.of(citation);
  }

  /** How many strength cards each wave starts with: 2 to 4. */
  public int startingStrength() {
    return startingStrength;
  }

  /** What a healing potion costs more than printed, in gold; negative for less. */
  public int healingSurcharge() {
    return healingSurcharge;
  }

  public Citation citation() {
    return citation;
  }
}
