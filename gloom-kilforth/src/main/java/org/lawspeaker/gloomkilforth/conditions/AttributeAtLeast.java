package org.lawspeaker.gloomkilforth.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An attribute of the hero, all bonuses included, is so high or higher. */
@Doc("An attribute of the hero is so high, or higher.")
public record AttributeAtLeast(Attribute attribute, @Range(min = 1, max = 20) int least)
    implements Condition {
  @Override
  public boolean holds(Table table, Source source) {
    return table.value(source.user(), attribute) >= least;
  }

  @Override
  public String says() {
    return "you have " + attribute.says() + " " + least + " or more";
  }
}
