package org.lawspeaker.prestigerpg.windows;

import com.google.common.collect.ImmutableList;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.SeatMove;

/**
 * What has been played in a window so far.
 *
 * @param made what was, in order
 * @param refused what was announced in it and refused (PRE-Q-40)
 */
public record History(
    @Default("[]") ImmutableList<SeatMove> made, @Default("[]") ImmutableList<SeatMove> refused) {
  static final History NOTHING = new History(ImmutableList.of(), ImmutableList.of());

  /** With one play more. */
  History plus(SeatMove play) {
    return new History(Lists.plus(made, play), refused);
  }

  /** What was played last has been refused, and is not offered again (PRE-Q-40). */
  History refusing() {
    int last = made.size() - 1;
    return new History(made.subList(0, last), Lists.plus(refused, made.get(last)));
  }

  /** Whether the same has been played, in whatever way. */
  boolean has(Play play) {
    for (int i = 0; i < made.size(); i++) {
      if (play.isOfSame(made.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The cards that a player has shown, may not play, and has taken back (PRE-Q-40). */
  public Pile takenBack(Seat of) {
    Pile cards = Pile.empty();
    for (SeatMove move : refused) {
      if (move instanceof Play play
          && play.seat().equals(of)
          && play.what() instanceof Playable.Card open
          && !cards.contains(open.card())
          && !has(play)) {
        cards = cards.withLast(open.card());
      }
    }
    return cards;
  }

  /** All of it as somebody knows it. */
  History seen(UnaryOperator<SeatMove> as) {
    return new History(all(made, as), all(refused, as));
  }

  private static ImmutableList<SeatMove> all(
      ImmutableList<SeatMove> moves, UnaryOperator<SeatMove> change) {
    return moves.stream().map(change).collect(ImmutableList.toImmutableList());
  }
}
