package org.lawspeaker.prestigerpg.moves;

import java.util.Optional;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.prestigerpg.state.Target;

/**
 * Plays an Action card, uses an Item or uses the ability of the character (PRE-ACTION-01,
 * PRE-ITEM-04, PRE-ABILITY-02).
 *
 * @param seat who
 * @param what a card, an item or an ability
 * @param use which of its uses, from 0
 * @param target what is chosen
 */
public record Play(Seat seat, Playable what, int use, Target target) implements SeatMove {
  /** The play as a viewer knows it: what lies face down only its player knows. */
  @Override
  public SeatMove seenBy(Viewer viewer) {
    return viewer == Onlooker.ARBITER || viewer.equals(seat)
        ? this
        : new Play(seat, what.unseen(), use, target);
  }

  /** The first use of something, with nothing chosen. */
  public static Play of(Seat seat, Playable what) {
    return new Play(seat, what, 0, Target.nothing());
  }

  /** The same in another of its uses, on what is chosen. */
  public Play as(int way, Target chosen) {
    return new Play(seat, what, way, chosen);
  }

  /** The same on what is chosen. */
  public Play on(Target chosen) {
    return as(use, chosen);
  }

  /** A card that is announced as this one is played, with this card lying there face down. */
  public Play hiding(int card) {
    int says = what instanceof Playable.Card open ? open.card() : ((Playable.InFog) what).says();
    return new Play(seat, new Playable.InFog(says, Optional.of(card)), use, target);
  }

  /** Whether another move is a play of the same thing by the same player. */
  public boolean isOfSame(SeatMove other) {
    return other instanceof Play play && seat.equals(play.seat) && what.isSame(play.what);
  }
}
