package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Target;

/**
 * Plays an Action card, uses an Item or uses the ability of the character (PRE-ACTION-01,
 * PRE-ITEM-04, PRE-ABILITY-02).
 *
 * @param seat who
 * @param origin a card, an item or an ability
 * @param which the card, the id of the item, or the character
 * @param use which of its uses
 * @param target what is chosen
 * @param under the card of the hand that is really played, face down in the fog; {@link
 *     FaceDown#OPEN} without fog (PRE-Q-97)
 */
public record Play(Seat seat, Origin origin, int which, int use, Target target, int under)
    implements SeatMove {
  /** The play as a viewer knows it: what lies face down only its player knows. */
  @Override
  public SeatMove seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER || viewer.equals(seat)
        ? this
        : new Play(seat, origin, which, use, target, FaceDown.unseen(under));
  }

  /** The same in another of its uses, on what is chosen. */
  public Play as(int way, Target chosen) {
    return new Play(seat, origin, which, way, chosen, under);
  }

  /** The same with this card lying there face down. */
  public Play hiding(int card) {
    return new Play(seat, origin, which, use, target, card);
  }

  /** Whether another move is a play of the same thing by the same player. */
  public boolean isOfSame(SeatMove other) {
    return other instanceof Play play
        && seat.equals(play.seat)
        && origin == play.origin
        && which == play.which;
  }
}
