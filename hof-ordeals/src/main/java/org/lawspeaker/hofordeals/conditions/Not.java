package org.lawspeaker.hofordeals.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Something must not hold. */
@Doc("Something must not hold.")
public record Not(Condition condition) implements Condition {
  @Override
  public boolean holds(Table table, Source source) {
    return !condition.holds(table, source);
  }

  @Override
  public String says() {
    return condition.denies();
  }

  @Override
  public String denies() {
    return condition.says();
  }
}
