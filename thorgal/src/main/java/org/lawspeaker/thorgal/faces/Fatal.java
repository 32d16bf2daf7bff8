package org.lawspeaker.thorgal.faces;

import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.PickSeat;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.Suffer;
import org.lawspeaker.thorgal.state.Phase;

/** Which moves may end a game at once, and so are worth trying before they are made. */
final class Fatal {
  private Fatal() {}

  /** Not in Gods Fate and setup, where others have done what the viewer does not know. */
  static boolean mayDecide(Sight sight, SeatMove move) {
    boolean isOpen =
        sight.view.clock().round() > 0 && sight.view.clock().phase() != Phase.GODS_FATE;
    boolean mayHurt =
        move instanceof Play
            || move instanceof Activate
            || move instanceof Pass
            || move instanceof Accept
            || move instanceof Suffer
            || move instanceof Pick
            || move instanceof PickOption
            || move instanceof PickSeat;
    return isOpen && mayHurt;
  }
}
