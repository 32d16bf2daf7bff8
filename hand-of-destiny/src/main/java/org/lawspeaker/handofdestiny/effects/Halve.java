package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Cuts the HP of monsters to half of their base health, rounded up; no damage (HOD-NORMAL-07).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Cuts HP to half of base health, rounded up.")
public record Halve(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Optional<Citation> FOR_SLOTTING = Optional.of(Citation.of("HOD-NORMAL-07"));
  private static final Citation HALVED = Citation.of("HOD-Q-31");

  @Override
  public boolean changes(Table table, Source source, int position) {
    int face = table.row.at(position);
    return (table.memory.halved() & Faces.bit(face)) == 0 && table.monster(face).hp() > 1;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    int face = table.row.at(position);
    table.memory = table.memory.withHalved(table.memory.halved() | Faces.bit(face));
    if (table.isTelling()) {
      table.tell(
          HALVED,
          "halved",
          "the HP of " + table.nameOf(face) + " is cut in half",
          "monster",
          table.nameOf(face));
    }
  }

  @Override
  public Optional<Citation> forSlotting() {
    return FOR_SLOTTING;
  }

  @Override
  public String says(String whom) {
    return "cut the HP of " + whom + " in half, rounded up";
  }
}
