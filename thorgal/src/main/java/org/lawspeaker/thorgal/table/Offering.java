package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.journey.HornEffect;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Offer;

/** A step that offers a player something to be used or not. */
public sealed interface Offering extends ThorgalFrame permits HornEffect, Offer {
  /** Who is asked. */
  Seat seat();

  /** The clause that offers it. */
  Citation accepting();

  /** The clause that lets the player do without. */
  Citation declining();

  void accept(Table table);

  default void decline(Table table) {
    table.pop();
  }

  @Override
  default void propose(Table table, Proposals<ThorgalMove> moves) {
    moves.add(new Accept(seat()));
    moves.add(Decline.of(seat()));
  }

  @Override
  default void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof Accept || move instanceof Decline)) {
      faults.notAsked();
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(move instanceof Accept ? accepting() : declining());
  }

  @Override
  default void make(Table table, ThorgalMove move) {
    if (move instanceof Accept) {
      accept(table);
    } else {
      decline(table);
    }
  }

  @Override
  default Optional<ThorgalFrame> without(Table table, Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
