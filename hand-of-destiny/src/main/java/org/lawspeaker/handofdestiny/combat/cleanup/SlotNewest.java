package org.lawspeaker.handofdestiny.combat.cleanup;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Slots the card that went to the Underworld last. */
@Doc("Slots the newest card of the Underworld.")
public record SlotNewest() implements Effect {
  private static final Citation SLOTS = Citation.of("HOD-SLOT-01");

  @Override
  public boolean canAct(Table table, Source source) {
    return !table.underworld.isEmpty();
  }

  @Override
  public void act(Table table, Source source) {
    int face = table.underworld.last();
    table.underworld = table.underworld.without(table.underworld.size() - 1);
    Slotting.slot(table, face, SLOTS);
  }

  @Override
  public String says() {
    return "slot the newest card of the Underworld";
  }
}
