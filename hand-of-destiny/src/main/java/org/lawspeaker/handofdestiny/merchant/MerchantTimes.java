package org.lawspeaker.handofdestiny.merchant;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Table;

/** When nothing is bought and nothing heals, and why. */
public final class MerchantTimes {
  private static final Citation PHASE = Citation.of("HOD-MERCHANT-01");
  private static final Citation ONE_AT_A_TIME = Citation.of("HOD-Q-65");
  private static final Citation ONLY_HERE = Citation.of("HOD-ACTIVATE-06");
  private static final Citation HEALS = Citation.of("HOD-POTION-08");

  private MerchantTimes() {}

  /** Why nothing can be bought now, nor the merchant be left. */
  public static void purchase(Table table, Faults faults) {
    table.notNow(faults, table.progress.phase() == Phase.MERCHANT ? ONE_AT_A_TIME : PHASE);
  }

  /** Why nothing can be uncovered now: no potion heals, or the Merchant phase is not there yet. */
  public static void healing(Table table, Faults faults) {
    table.notNow(faults, table.progress.phase() == Phase.MERCHANT ? HEALS : ONLY_HERE);
  }
}
