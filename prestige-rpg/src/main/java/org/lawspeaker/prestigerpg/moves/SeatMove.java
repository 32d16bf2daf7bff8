package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.PlayWindow;

/** A move of a player. To talk, promise or show a card is none (PRE-Q-102). */
public sealed interface SeatMove extends PrestigeMove
    permits SetFaceDown,
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

  /** Announces what was sealed in a window. */
  default void announce(Table table, PlayWindow window) {
    throw new IllegalStateException("not sealed in windows: " + this);
  }
}
