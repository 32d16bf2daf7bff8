package org.lawspeaker.handofdestiny.combat.sight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.moves.HandMove;
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
  Citation SHUFFLED = Citation.of("HOD-SETUP-02");
  Citation ANY_WAY = Citation.of("HOD-SETUP-03");
  Citation FOUR_MONSTERS = Citation.of("HOD-FACE-01");

  /** The place to be revealed; asked only while this step owes a move. */
  int place(Table table);

  /** The clause by which the card is seen. */
  Citation why(Table table);

  @Override
  default Pending<HandMove> asks(Table table) {
    Bag unseen = table.row.unseen();
    Distribution<HandMove> faces =
        Distribution.uniform(
            4 * unseen.size(), index -> Reveal.of(4 * unseen.nth(index / 4) + index % 4));
    return new Pending.Chance<>(why(table), faces);
  }

  @Override
  default void judge(Table table, HandMove move, Faults faults) {
    if (!(move instanceof Reveal reveal)) {
      faults.notAsked();
    } else if (table.row.unseen().count(Faces.cardOf(reveal.face())) == 0) {
      faults.add(ANY_WAY, "already-seen", "monster", table.nameOf(reveal.face()));
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, HandMove move) {
    return ImmutableList.of(SHUFFLED, ANY_WAY, FOUR_MONSTERS);
  }

  @Override
  default void make(Table table, HandMove move) {
    int face = ((Reveal) move).face();
    int place = place(table);
    Citation why = why(table);
    table.row = table.row.revealed(place, face);
    if (table.isTelling()) {
      table.tell(
          why, "revealed", table.nameOf(face) + " is revealed", "monster", table.nameOf(face));
    }
  }
}
