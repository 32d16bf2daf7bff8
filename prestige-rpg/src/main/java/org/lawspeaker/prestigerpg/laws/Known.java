package org.lawspeaker.prestigerpg.laws;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** What a seat knows of a hand that is not its own. */
final class Known {
  private Known() {}

  /** What was taken from the seat a moment ago, and what was shown and refused (PRE-Q-40). */
  static Pile inHand(Table table, Seat seat, Seat other) {
    Bag left = table.sheet(other).hand();
    Pile known = Pile.empty();
    for (PrestigeFrame frame : table.agenda().toList()) {
      Pile here =
          frame instanceof PlayWindow window
              ? window.history().takenBack(other)
              : frame instanceof Robbing robbing && robbing.seat().equals(other)
                  ? robbing.takenFrom(seat)
                  : Pile.empty();
      for (int i = 0; i < here.size(); i++) {
        if (left.count(here.get(i)) > 0) {
          left = left.without(here.get(i));
          known = known.withLast(here.get(i));
        }
      }
    }
    return known;
  }
}
