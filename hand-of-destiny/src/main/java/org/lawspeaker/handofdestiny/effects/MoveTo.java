package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Moves a monster: it is taken out, the others close up, and it is put in at the position named, or
 * last if there are too few (HOD-Q-25).
 *
 * @param target which monsters
 * @param type only of this type
 * @param to the position, 1 for front
 */
@Doc("Moves a monster to a position.")
public record MoveTo(
    @Default("self") Which target,
    Optional<MonsterType> type,
    @Range(min = 1, max = 11) @Doc("The position, 1 for front.") int to)
    implements OnMonsters {
  private static final Optional<Citation> FOR_SLOTTING = Optional.of(Citation.of("HOD-NORMAL-06"));
  private static final Citation MOVED = Citation.of("HOD-Q-25");
  private static final Citation NEW_FRONT = Citation.of("HOD-ORDER-09");

  private int destination(Table table) {
    return Math.min(to, table.row.size()) - 1;
  }

  @Override
  public boolean changes(Table table, Source source, int position) {
    return destination(table) != position;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    int face = table.row.at(position);
    int destination = destination(table);
    Pile rest = table.row.faces().without(position);
    table.row = table.row.with(rest.with(destination, face));
    if (table.isTelling()) {
      table.tell(
          MOVED,
          "moved",
          table.nameOf(face) + " moves to position " + (destination + 1),
          "monster",
          table.nameOf(face),
          "to",
          "" + (destination + 1));
      if (position == 0 && table.row.isSeen(0)) {
        String front = table.nameOf(table.row.at(0));
        table.tell(NEW_FRONT, "moved-up", front + " is in front instead", "monster", front);
      }
    }
    Wounds.tellMoved(table, face);
  }

  @Override
  public Optional<Citation> forSlotting() {
    return FOR_SLOTTING;
  }

  @Override
  public String says(String whom) {
    return "move " + whom + " to position " + to;
  }
}
