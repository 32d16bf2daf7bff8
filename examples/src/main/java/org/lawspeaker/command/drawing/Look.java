package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Seated;

/**
 * How scenes are drawn.
 *
 * @param width how many columns there are
 * @param ink plain or coloured
 * @param names what the seats are called
 * @param lit the uids of the pieces that are to catch the eye
 */
public record Look(int width, Ink ink, SeatNames names, ImmutableSet<String> lit) {
  /** So many columns has a terminal of which nobody knows better. */
  public static final int STANDARD_WIDTH = 80;

  /** With nothing that is to catch the eye. */
  public Look(int width, Ink ink, SeatNames names) {
    this(width, ink, names, ImmutableSet.of());
  }

  /** These pieces catch the eye. */
  public Look lighting(ImmutableSet<String> uids) {
    return new Look(width, ink, names, uids);
  }

  /** With so many columns. */
  public Look wide(int columns) {
    return new Look(columns, ink, names, lit);
  }

  /** With the names that a scene has for its seats. */
  Look naming(List<Seated> seats) {
    return new Look(width, ink, names.playing(seats), lit);
  }

  /** A text in the colour of a seat. */
  String seat(Seat seat, String text) {
    return colour(seat.index(), text);
  }

  /** A text in one of a few colours, which come again. */
  String colour(int number, String text) {
    return switch (number % 6) {
      case 0 -> ink.red(text);
      case 1 -> ink.yellow(text);
      case 2 -> ink.green(text);
      case 3 -> ink.blue(text);
      case 4 -> ink.magenta(text);
      default -> ink.cyan(text);
    };
  }
}
