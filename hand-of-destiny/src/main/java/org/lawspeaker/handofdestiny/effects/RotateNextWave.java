package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** When the next wave starts, the highest strength card is rotated (HOD-PENALTY-05). */
@Doc("Rotates the highest strength card when the next wave starts.")
public record RotateNextWave() implements Effect {
  private static final Citation NOTED = Citation.of("HOD-PENALTY-01");

  @Override
  public boolean canAct(Table table, Source source) {
    return !table.isFinalWave(); // with no next wave it would be lost (HOD-Q-62)
  }

  @Override
  public void act(Table table, Source source) {
    table.preparation = table.preparation.withRotation(table.preparation.rotation() + 1);
    table.tell(
        NOTED, "rotation-noted", "the highest strength card of the next wave will be rotated");
  }

  @Override
  public String says() {
    return "rotate the highest strength card when the next wave starts";
  }
}
