package org.lawspeaker.handofdestiny.faces;

import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** The strength cards of the attack that is being put together. */
final class Attackers {
  private Attackers() {}

  /** As bits by face; none if no attack is being put together. */
  static long chosen(Table table) {
    if (table.agenda().isEmpty()) {
      return 0;
    }
    HandFrame top = table.top();
    if (top instanceof Assembling attack) {
      return attack.cards();
    }
    if (top instanceof BossStrike attack) {
      return attack.cards();
    }
    return top instanceof CriticalPayment payment ? payment.cards() : 0;
  }
}
