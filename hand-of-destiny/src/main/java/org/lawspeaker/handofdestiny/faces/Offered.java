package org.lawspeaker.handofdestiny.faces;

import org.lawspeaker.handofdestiny.merchant.Wares;
import org.lawspeaker.handofdestiny.moves.Ware;
import org.lawspeaker.handofdestiny.table.Potion;
import org.lawspeaker.handofdestiny.table.PotionMoment;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.table.Wording;

/** Wares of the merchant, on offer and owned. */
final class Offered {
  private Offered() {}

  static String says(Potion potion) {
    String when = potion.moment() == PotionMoment.NEXT_SETUP ? "at the next set-up, " : "";
    return when + Wording.of(potion.effects());
  }

  static String face(Table table, Ware ware) {
    return FaceIds.ware(table.merchant(), Wares.name(table.merchant(), ware));
  }

  /** The uid of a ware on offer. */
  static String uid(Ware ware) {
    return "ware-"
        + switch (ware.kind()) {
          case BASIC_WEAPON -> "basic-" + ware.number();
          case UPGRADE -> "upgrade-" + ware.number();
          case HEALING -> "healing";
          case POTION -> "potion-" + ware.number();
        };
  }

  /** The uid of a potion that is held. */
  static String held(int potion) {
    return "held-potion-" + potion;
  }
}
