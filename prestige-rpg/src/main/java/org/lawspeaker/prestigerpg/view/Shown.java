package org.lawspeaker.prestigerpg.view;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.windows.Announced;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/** Hidden cards that a viewer knows nevertheless, from what is under way. */
final class Shown {
  private Shown() {}

  /** Cards in the hand of another: shown and refused (PRE-Q-40), or taken from the viewer. */
  static Pile inHand(PrestigeView view, Seat other) {
    Pile known = Pile.empty();
    for (PrestigeFrame frame : view.agenda()) {
      if (frame instanceof PlayWindow window) {
        known = known.append(window.history().takenBack(other));
      } else if (frame instanceof Robbing robbing
          && robbing.seat().equals(other)
          && view.viewer() instanceof Seat viewer) {
        known = known.append(robbing.takenFrom(viewer));
      }
    }
    return known;
  }

  /** What the viewer has announced in the fog and discarded face down. */
  static Pile buried(PrestigeView view) {
    Pile known = Pile.empty();
    for (PrestigeFrame frame : view.agenda()) {
      if (frame instanceof Announced play && play.under() >= 0) {
        known = known.withLast(play.under());
      }
    }
    return known;
  }

  /** This step with the card that lies there if only one can: a bluff is announced as itself. */
  static PrestigeFrame bluff(Cards cards, PrestigeFrame frame) {
    return frame instanceof Claiming claiming
            && claiming.under() == FaceDown.UNSEEN
            && claiming.claimed() >= 0
            && !cards.isAttack(claiming.claimed())
        ? claiming.guessing(claiming.claimed())
        : frame;
  }
}
