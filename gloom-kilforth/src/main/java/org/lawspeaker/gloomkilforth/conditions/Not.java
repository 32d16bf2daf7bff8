package org.lawspeaker.gloomkilforth.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

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
