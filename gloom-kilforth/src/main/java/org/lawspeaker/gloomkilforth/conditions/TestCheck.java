package org.lawspeaker.gloomkilforth.conditions;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Condition;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** Something about the Test under way. */
@Doc("Something about the Test under way.")
public sealed interface TestCheck extends Condition {
  /** It is a Test of this attribute. */
  record TestOf(Attribute attribute) implements TestCheck {
    @Override
    public boolean holds(Table table, Source source) {
      return !table.tests.isEmpty() && table.test().attribute() == attribute;
    }

    @Override
    public String says() {
      return "the Test is of " + attribute.says();
    }

    @Override
    public String denies() {
      return "the Test is not of " + attribute.says();
    }
  }
}
