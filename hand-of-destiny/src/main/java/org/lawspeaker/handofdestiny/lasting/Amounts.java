package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Condition;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Table;

/** What lasting changes of numbers have in common. */
final class Amounts {
  private Amounts() {}

  /** The amount, or so much for each thing counted. */
  static int scaled(Table table, int each, Optional<Count> per) {
    return per.isEmpty() ? each : each * per.get().in(table);
  }

  /** Whether a change of this owner is for the enemy at {@code at}. */
  static boolean isOn(Table table, Which on, Optional<MonsterType> type, int owner, int at) {
    if (at == Place.BOSS) {
      return on == Which.SELF && owner == Place.BOSS;
    }
    return on.names(owner, at)
        && (type.isEmpty() || table.monster(table.row.at(at)).type() == type.get());
  }

  /** {@code +2 HP for itself for each strength card, in front}. */
  static String worded(int amount, String what, Optional<Count> per, Optional<Condition> when) {
    return String.format("%+d ", amount)
        + what
        + per.map(count -> " for each " + count.says()).orElse("")
        + when.map(condition -> ", " + condition.says()).orElse("");
  }
}
