package org.lawspeaker.prestigerpg.windows;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.items.Offers;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.table.Table;

/** Why a player who is not asked cannot play something, make an offer, or pass. */
public final class PlayReasons {
  private static final Citation WINDOW = Citation.of("PRE-Q-10");
  private static final Citation OFFERS = Citation.of("PRE-Q-50");

  private PlayReasons() {}

  /** Adds why something cannot be played: of whose it is, of the moment, then of the play. */
  public static void judge(Table table, Play play, Faults faults) {
    Uses.judgeOwner(table, play, faults);
    if (!faults.all().isEmpty()) {
      return;
    }
    if (table.top() instanceof PlayWindow window && window.owes(table)) {
      judgeAnswered(table, window, play.seat(), faults);
      if (faults.all().isEmpty()) {
        PlayRules.judge(table, window, play, faults);
      }
    } else {
      PlayRules.judgeOutside(table, play, faults);
      if (faults.all().isEmpty()) {
        faults.notNow(WINDOW, table::pending);
      }
    }
  }

  /** Adds why an offer cannot be made. */
  public static void judge(Table table, Negotiate offer, Faults faults) {
    if (table.top() instanceof PlayWindow window && window.owes(table)) {
      judgeAnswered(table, window, offer.seat(), faults);
      if (faults.all().isEmpty()) {
        Offers.judge(table, window.moment(), window.history().made(), offer, faults);
      }
    } else {
      faults.notNow(OFFERS, table::pending);
    }
  }

  /** Adds why a player has nothing to pass on; outside of a window, what is asked says why. */
  public static void judgePass(Table table, Seat seat, Faults faults) {
    if (table.top() instanceof PlayWindow window && window.owes(table)) {
      judgeAnswered(table, window, seat, faults);
      if (faults.all().isEmpty()) {
        faults.notNow(WINDOW, table::pending);
      }
    }
  }

  /** Who has sealed an answer does not answer again; if one is asked after another, all wait. */
  private static void judgeAnswered(Table table, PlayWindow window, Seat seat, Faults faults) {
    if (window.answers().choices().isOwing(seat)) {
      faults.notNow(WINDOW, table::pending);
    } else if (window.answers().order().contains(seat)) {
      faults.add(WINDOW, "answered-already");
    }
  }
}
