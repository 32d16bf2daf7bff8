package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;

/** What a window is about. */
public sealed interface About {
  /** Whether it is this player's turn, attack or play. */
  default boolean isOf(Seat seat) {
    return false;
  }

  /** The player whose turn, attack or play it is. */
  default Optional<Seat> player() {
    return Optional.empty();
  }

  /** Something that is no player's more than another's. */
  enum Everybody implements About {
    EVERYBODY
  }

  /** The turn of a player. */
  record Turn(Seat seat) implements About {
    private static final ImmutableList<Turn> EACH =
        IntStream.range(0, Seat.MOST)
            .mapToObj(seat -> new Turn(Seat.of(seat)))
            .collect(ImmutableList.toImmutableList());

    static Turn of(Seat seat) {
      return EACH.get(seat.index());
    }

    @Override
    public boolean isOf(Seat other) {
      return seat.equals(other);
    }

    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }
  }

  /**
   * An attack that has been flipped.
   *
   * @param seat whose it is
   * @param attack its id
   */
  record Flip(Seat seat, int attack) implements About {
    @Override
    public boolean isOf(Seat other) {
      return seat.equals(other);
    }

    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }
  }

  /**
   * Something announced, which can be answered (PRE-Q-11).
   *
   * @param seat who has announced it
   * @param id the id of the announcement
   */
  record Announcement(Seat seat, int id) implements About {
    @Override
    public boolean isOf(Seat other) {
      return seat.equals(other);
    }

    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }
  }
}
