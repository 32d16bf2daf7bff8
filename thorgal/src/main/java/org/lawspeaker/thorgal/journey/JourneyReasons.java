package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Table;

/** Why moves of the journey may not be made at another time. */
public final class JourneyReasons {
  private static final Citation BANE_PLAYER = Citation.of("THO-OPP-01");
  private static final Citation ONCE = Citation.of("THO-OPP-09");
  private static final Citation AT_THIS_MOMENT = Citation.of("THO-JEND-08");
  private static final Citation DECLINED = Citation.of("THO-JEND-09");

  private JourneyReasons() {}

  /** Adds why this move may not be made outside its step, if it is one of the journey. */
  public static void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Oppose oppose) {
      table.notNow(faults, table.isDestiny(oppose.seat()) ? BANE_PLAYER : ONCE);
    } else if (move instanceof Accept accept && hasConquered(table, accept.seat())) {
      boolean declined =
          table.journey.stage() == Journey.Stage.HORN_DECLINED && table.isDestiny(accept.seat());
      table.notNow(faults, declined ? DECLINED : AT_THIS_MOMENT);
    }
  }

  /** Whether the moment for a horn effect of this seat has been. */
  private static boolean hasConquered(Table table, Seat seat) {
    for (Land land : table.lands) {
      if (land.isConqueredBy(seat)) {
        return true;
      }
    }
    return false;
  }
}
