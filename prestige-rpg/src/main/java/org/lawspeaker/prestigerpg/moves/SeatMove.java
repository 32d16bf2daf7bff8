package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/** A move of a player. To talk, promise or show a card is none (PRE-Q-102). */
public sealed interface SeatMove extends PrestigeMove
    permits SetFaceDown,
        Absent,
        Pass,
        Play,
        Negotiate,
        Accept,
        Refuse,
        PickCard,
        PickSeat,
        PickToken,
        PickItem,
        PickOption,
        Done {
  /** Who makes it. */
  Seat seat();

  @Override
  default Seat by() {
    return seat();
  }

  /** Whether it lets a window go by. */
  default boolean isPass() {
    return false;
  }

  /** The move as a viewer knows it once it has been made. */
  default SeatMove seenBy(Viewer viewer) {
    return this;
  }
}
