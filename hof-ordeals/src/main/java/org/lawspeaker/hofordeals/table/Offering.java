package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.map.Repeating;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.occasions.Offer;

/** A step that offers a player something to be done or not. */
public sealed interface Offering extends HofStep permits Offer, Repeating {
  /** Who is asked. */
  Seat seat();

  /** The clause that offers it. */
  Citation why(Table table);

  /** The question. */
  Window window(Table table);

  void accept(Table table);

  default void decline(Table table) {
    table.pop();
    tellDeclined(table, seat(), why(table));
  }

  /** Tells all that a player does without what was offered. */
  static void tellDeclined(Table table, Seat seat, Citation why) {
    if (table.isTelling()) {
      table.tell(why, "declined", seat + " does without", "seat", Table.number(seat));
    }
  }

  @Override
  default boolean owes(Table table) {
    return true;
  }

  @Override
  default Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat(), window(table));
  }

  @Override
  default void propose(Table table, Proposals<HofMove> moves) {
    moves.addLegal(new Accept(seat()));
    moves.addLegal(new Decline(seat()));
  }

  @Override
  default void judge(Table table, HofMove move, Faults faults) {
    if (!(move instanceof Accept || move instanceof Decline)) {
      faults.notAsked();
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, HofMove move) {
    return ImmutableList.of(why(table));
  }

  @Override
  default void make(Table table, HofMove move) {
    if (move instanceof Accept) {
      accept(table);
    } else {
      decline(table);
    }
  }

  @Override
  default Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat().equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
