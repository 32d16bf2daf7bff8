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

  /** {@code it has +2 HP for each strength card while it is in front}. */
  static String has(
      String who, int amount, String what, Optional<Count> per, Optional<Condition> when) {
    return who + " has " + String.format("%+d ", amount) + what + scale(per) + during(when);
  }

  /** {@code each strength attack on it is worth 4 less while you own a weapon}. */
  static String isWorth(String what, int amount, Optional<Count> per, Optional<Condition> when) {
    return what
        + " is worth "
        + Math.abs(amount)
        + (amount < 0 ? " less" : " more")
        + scale(per)
        + during(when);
  }

  /** {@code while it is in front}; nothing without a condition. */
  static String during(Optional<Condition> when) {
    return when.map(condition -> " while " + condition.says()).orElse("");
  }

  private static String scale(Optional<Count> per) {
    return per.map(count -> " for each " + count.says()).orElse("");
  }
}
