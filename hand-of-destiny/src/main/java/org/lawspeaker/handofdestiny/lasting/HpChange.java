package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.Lasting;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Quantity;
import org.lawspeaker.handofdestiny.table.Table;

/** Changes the HP of monsters, or of the boss that owns it. */
@Doc("Changes HP.")
public record HpChange(
    @Range(min = -60, max = 60) int amount,
    Optional<Count> per,
    @Default("self") Which on,
    Optional<MonsterType> type,
    Optional<Condition> when)
    implements Lasting {
  @Override
  public Quantity changes() {
    return Quantity.HP;
  }

  @Override
  public int adds(Table table, int owner, int at) {
    return Amounts.isOn(table, on, type, owner, at) ? Amounts.scaled(table, amount, per) : 0;
  }

  @Override
  public String says() {
    return Amounts.has(on.only(type), amount, "HP", per, when);
  }
}
