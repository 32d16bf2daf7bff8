package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.moves.Turn;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.piles.TopSeen;
import org.lawspeaker.thorgal.state.Suit;

/**
 * A step about a card on top of a face-down pile, for which it asks Nature if nobody has seen it.
 */
public sealed interface TopCard extends ThorgalFrame permits DrawTop, TopSeen {
  Citation TOP = Citation.of("THO-FATE-08");

  /** Whose pile. */
  Seat owner();

  Suit suit();

  /** The card is or turns out to be this one. */
  void turn(Table table, int card);

  @Override
  default void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof Turn turn)) {
      faults.notAsked();
    } else if (turn.suit() != suit()
        || table.store(owner(), suit()).faceDown().bag().count(turn.card()) == 0) {
      faults.add(TOP, "not-in-the-deck");
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(TOP);
  }

  @Override
  default void make(Table table, ThorgalMove move) {
    turn(table, ((Turn) move).card());
  }

  @Override
  default Optional<ThorgalFrame> without(Table table, Seat out) {
    return owner().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
