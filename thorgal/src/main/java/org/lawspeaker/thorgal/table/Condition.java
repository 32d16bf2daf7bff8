package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.conditions.TableCondition;
import org.lawspeaker.thorgal.journey.JourneyCondition;

/** Something that holds or does not hold in a position. */
@Doc("Something that must hold.")
public sealed interface Condition permits TableCondition, JourneyCondition {
  /** Whether it holds now, for the user of an effect. */
  boolean holds(Table table, Source source);

  /** The condition in words. */
  String says();

  /** That it does not hold, in words. */
  default String denies() {
    return "it is not true that " + says();
  }

  /** Whether it asks for strength or difficulty, and so cannot help to make them. */
  default boolean weighs() {
    return false;
  }

  /**
   * Whether it is about the journey: of an effect that its end sets off it is judged as the journey
   * was then.
   */
  default boolean isOfJourney() {
    return weighs();
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
