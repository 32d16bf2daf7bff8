package org.lawspeaker.examples.embercourt;

import com.google.common.primitives.Ints;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;

/** Moves in words: {@code draw 5}, {@code seat 1: stoke 5}, {@code seat 1: pass}. */
final class MoveText {
  private static final String SHUFFLE = "shuffle";
  private static final Pattern BY_SEAT = Pattern.compile("seat (\\d{1,2}): (\\w+)(?: (-?\\d+))?");
  private static final Pattern BY_NATURE = Pattern.compile("(draw|glimpse) (-?\\d+)");
  private static final String FORMS =
      "a move is \"draw 5\", \"glimpse 5\", \"shuffle\", or of a seat: \"seat 0: seal 5\", \"seat 0: stoke 5\","
          + " \"seat 0: pass\", \"seat 0: keep\", \"seat 0: cast\"";

  private MoveText() {}

  static String write(EmberMove move) {
    if (move instanceof EmberMove.Draw draw) {
      return "draw " + draw.card();
    }
    if (move instanceof EmberMove.Glimpse glimpse) {
      return "glimpse " + glimpse.card();
    }
    return move instanceof EmberMove.Shuffle ? SHUFFLE : move.by() + ": " + deed(move);
  }

  private static String deed(EmberMove move) {
    if (move instanceof EmberMove.Seal seal) {
      return "seal " + seal.card();
    }
    if (move instanceof EmberMove.Stoke stoke) {
      return "stoke " + stoke.card();
    }
    if (move instanceof EmberMove.Pass) {
      return "pass";
    }
    return move instanceof EmberMove.Keep ? "keep" : "cast";
  }

  static Checked<EmberMove> read(String text) {
    if (text.trim().equals(SHUFFLE)) {
      return Checked.ok(new EmberMove.Shuffle());
    }
    Matcher nature = BY_NATURE.matcher(text.trim());
    if (nature.matches()) {
      Integer card = Ints.tryParse(nature.group(2));
      if (card != null) {
        boolean isDraw = nature.group(1).equals("draw");
        return Checked.ok(isDraw ? new EmberMove.Draw(card) : new EmberMove.Glimpse(card));
      }
    }
    Matcher seat = BY_SEAT.matcher(text.trim());
    if (seat.matches() && Integer.parseInt(seat.group(1)) < Seat.MOST) {
      return read(text, Seat.of(Integer.parseInt(seat.group(1))), seat.group(2), seat.group(3));
    }
    return unreadable(text);
  }

  private static Checked<EmberMove> read(
      String text, Seat by, String deed, @Nullable String number) {
    if (number == null) {
      return switch (deed) {
        case "pass" -> Checked.ok(new EmberMove.Pass(by));
        case "keep" -> Checked.ok(new EmberMove.Keep(by));
        case "cast" -> Checked.ok(new EmberMove.Cast(by));
        default -> unreadable(text);
      };
    }
    Integer card = Ints.tryParse(number);
    if (card != null && deed.equals("seal")) {
      return Checked.ok(new EmberMove.Seal(by, card));
    }
    return card != null && deed.equals("stoke")
        ? Checked.ok(new EmberMove.Stoke(by, card))
        : unreadable(text);
  }

  private static Checked<EmberMove> unreadable(String text) {
    return Checked.bad("", FORMS + "; not " + Problem.quote(text));
  }
}
