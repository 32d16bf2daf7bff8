package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.lasting.Conditions;
import org.lawspeaker.handofdestiny.state.Place;

/** When a lasting change holds, or an ability of a boss becomes due. */
@Doc("A condition; it is looked at anew whenever something changes.")
public sealed interface Condition
    permits Conditions.InFront,
        Conditions.NotInFront,
        Conditions.StrengthAtLeast,
        Conditions.StrengthAtMost,
        Conditions.ExhaustedAtLeast,
        Conditions.WeaponOwned,
        Conditions.WaveAtLeast {
  /**
   * Whether it holds.
   *
   * @param table the position
   * @param owner the owner's position in the row, or {@link Place#HERO} or {@link Place#BOSS}
   */
  boolean holds(Table table, int owner);

  /** The condition in words. */
  String says();
}
