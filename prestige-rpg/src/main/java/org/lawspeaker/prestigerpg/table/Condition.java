package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.stack.AttackCondition;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.terms.Situation;
import org.lawspeaker.prestigerpg.windows.PlayIs;

/** Something that holds or does not hold in a position. */
@Doc("Something that must hold.")
public sealed interface Condition permits Situation, AttackCondition, PlayIs {
  /** Whether it holds now, for the user of an effect. */
  boolean holds(Table table, Source source);

  /** What holds, in words. */
  String says();

  /** What holds if it does not, in words. */
  String denies();

  /** Whether all of these hold. */
  static boolean all(ImmutableList<Condition> conditions, Table table, Source source) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!conditions.get(i).holds(table, source)) {
        return false;
      }
    }
    return true;
  }

  /** Several conditions in words. */
  static String says(ImmutableList<Condition> conditions) {
    return Words.list(conditions.stream().map(Condition::says).toList());
  }
}
