package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.conditions.AttributeAtLeast;
import org.lawspeaker.gloomkilforth.conditions.HeroTest;
import org.lawspeaker.gloomkilforth.conditions.MapTest;
import org.lawspeaker.gloomkilforth.conditions.Not;
import org.lawspeaker.gloomkilforth.conditions.TestCheck;

/** Something that must hold for an effect. */
@Doc("Something that must hold for an effect.")
public sealed interface Condition permits HeroTest, MapTest, TestCheck, AttributeAtLeast, Not {
  boolean holds(Table table, Source source);

  /** What must hold, in words that follow "if". */
  String says();

  /** The same where it must not hold. */
  default String denies() {
    return "it is not so that " + says();
  }

  /** Whether all of these hold. */
  static boolean all(ImmutableList<Condition> conditions, Table table, Source source) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!conditions.get(i).holds(table, source)) {
        return false;
      }
    }
    return true;
  }
}
