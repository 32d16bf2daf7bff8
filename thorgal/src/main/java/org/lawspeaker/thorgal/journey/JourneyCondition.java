package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.table.Condition;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** A condition on the journey as it would end now. */
@Doc("Something that must hold of the journey.")
public sealed interface JourneyCondition extends Condition {
  /** The strength of the party, as it stands now, is at least so much in an attribute. */
  record StrengthAtLeast(Attribute attribute, @Range(min = 1, max = 60) int symbols)
      implements JourneyCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return Weighing.strength(table).of(attribute) >= symbols;
    }

    @Override
    public String says() {
      return "strength has at least " + symbols + " " + attribute.says();
    }

    @Override
    public boolean weighs() {
      return true;
    }
  }

  /** The difficulty of the journey, as it stands now, is at least so much in an attribute. */
  record DifficultyAtLeast(Attribute attribute, @Range(min = 1, max = 60) int symbols)
      implements JourneyCondition {
    @Override
    public boolean holds(Table table, Source source) {
      return Weighing.difficulty(table).of(attribute) >= symbols;
    }

    @Override
    public String says() {
      return "difficulty has at least " + symbols + " " + attribute.says();
    }

    @Override
    public boolean weighs() {
      return true;
    }
  }
}
