package org.lawspeaker.command.server.lobby;

import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;

/**
 * What a key opens.
 *
 * @param viewer as whom one looks
 * @param isHost whether the record is open, too
 */
public record Access(Viewer viewer, boolean isHost) {
  static final String HOST = "host";
  static final String WATCH = "watch";

  /** What a record of a match says that a key opens. */
  static Access of(String opens) {
    return switch (opens) {
      case HOST -> new Access(Onlooker.SPECTATOR, true);
      case WATCH -> new Access(Onlooker.SPECTATOR, false);
      default -> new Access(Seat.of(Integer.parseInt(opens)), false);
    };
  }

  /** The seat, for whoever has one. */
  public Optional<Seat> seat() {
    return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
  }
}
