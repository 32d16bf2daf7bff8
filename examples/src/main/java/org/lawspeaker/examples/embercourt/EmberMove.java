package org.lawspeaker.examples.embercourt;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Seat;

/** What can be done in Ember Court. A card is its value, 1 to 8. */
public sealed interface EmberMove extends Move {
  /** What chance does. */
  sealed interface ByNature extends EmberMove {
    @Override
    default Actor by() {
      return Nature.NATURE;
    }
  }

  /** The top card of the deck is turned up. */
  sealed interface TurnUp extends ByNature {
    int card();
  }

  /** The seat whose turn it is draws this card. */
  record Draw(int card) implements TurnUp {}

  /** The leader glimpses this card on top of the deck. */
  record Glimpse(int card) implements TurnUp {}

  /** The ashes become the deck. */
  record Shuffle() implements ByNature {}

  /** A seat seals this card of its hand. */
  record Seal(Seat by, int card) implements EmberMove {}

  /** A seat lays this card of its hand beside its first. */
  record Stoke(Seat by, int card) implements EmberMove {}

  /** A seat does not stoke. */
  record Pass(Seat by) implements EmberMove {}

  /** The leader leaves the glimpsed card on top. */
  record Keep(Seat by) implements EmberMove {}

  /** The leader casts the glimpsed card into the ashes. */
  record Cast(Seat by) implements EmberMove {}
}
