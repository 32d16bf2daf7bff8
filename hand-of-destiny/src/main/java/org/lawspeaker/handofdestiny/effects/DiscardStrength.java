package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Discards a strength card to the Underworld, none if there is none (HOD-STRENGTH-09, HOD-Q-83).
 *
 * @param which cards
 */
@Doc("Discards one strength card, or every one.")
public record DiscardStrength(@Default("chosen") StrengthChoice which) implements OnStrength {
  private static final Citation DISCARDED = Citation.of("HOD-STRENGTH-09");

  @Override
  public boolean changes(Table table, int face) {
    return true;
  }

  @Override
  public void hit(Table table, int face) {
    Departure.spend(table, face, DISCARDED, "strength-discarded");
  }

  @Override
  public String says(String cards) {
    return "discard " + cards;
  }
}
