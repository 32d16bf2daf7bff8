package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/** Makes the third monster visible (HOD-VISIBLE-04, HOD-Q-85). */
@Doc("Makes the third monster visible.")
public record ThirdVisible(Optional<Condition> when) implements Lasting {
  @Override
  public Quantity changes() {
    return Quantity.SIGHT;
  }

  @Override
  public int adds(Table table, int owner, int at) {
    return 1;
  }

  @Override
  public String says() {
    return "the third monster is visible" + Amounts.during(when);
  }
}
