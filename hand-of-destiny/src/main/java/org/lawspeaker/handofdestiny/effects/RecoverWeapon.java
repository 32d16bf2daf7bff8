package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** The weapon used in this wave is ready once more. */
@Doc("Makes the used weapon ready again.")
public record RecoverWeapon() implements Effect {
  private static final Citation READY = Citation.of("HOD-WEAPON-01");

  @Override
  public boolean canAct(Table table, Source source) {
    return table.armory.isOwned() && !table.armory.ready();
  }

  @Override
  public void act(Table table, Source source) {
    table.armory = table.armory.withReady(true);
    table.tell(READY, "weapon-recovered", "the weapon is ready again");
  }

  @Override
  public String says() {
    return "make the used weapon ready again";
  }
}
