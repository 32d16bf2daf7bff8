package org.lawspeaker.handofdestiny.combat.sight;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.setup.StartingStrength;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * A step that waits for Nature to say which card a place of the row holds, and how it lies. The
 * shuffle makes every unseen card equally likely, in each of its four states (HOD-SETUP-03).
 */
public sealed interface Reveals extends HandFrame permits Peeking, Settle, StartingStrength {
  /** The place to be revealed, or -1 if nothing is. */
  int place(Table table);

  /** The clause by which the card is seen. */
  Citation why(Table table);

  @Override
  default boolean owes(Table table) {
    return place(table) >= 0;
  }

  @Override
  default Pending<HandMove> asks(Table table) {
    Bag unseen = table.row.unseen();
    Distribution<HandMove> faces =
        Distribution.uniform(
            4 * unseen.size(), index -> Reveal.of(4 * unseen.nth(index / 4) + index % 4));
    return new Pending.Chance<>(why(table), faces);
  }

  /** Whether Nature may reveal this face now. */
  default boolean mayReveal(Table table, int face) {
    return owes(table) && table.row.unseen().count(Faces.cardOf(face)) > 0;
  }

  /** Nature reveals this face. */
  default void reveal(Table table, int face) {
    int place = place(table);
    Citation why = why(table);
    table.row = table.row.revealed(place, face);
    if (table.tells()) {
      table.tell(
          why, "revealed", table.nameOf(face) + " is revealed", "monster", table.nameOf(face));
    }
  }

  @Override
  default void propose(Table table, LegalMoves moves) {}
}
