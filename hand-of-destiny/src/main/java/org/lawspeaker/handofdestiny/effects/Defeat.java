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
 * Defeats monsters outright, whatever their HP (HOD-NORMAL-05).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Defeats outright.")
public record Defeat(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  @Override
  public Optional<Citation> forSlotting() {
    return Optional.empty();
  }

  @Override
  public boolean attacks() {
    return true;
  }

  @Override
  public boolean changes(Table table, Source source, int position) {
    return (table.memory.beaten() & Faces.bit(table.row.at(position))) == 0;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Blow.defeat(table, source, table.row.at(position));
  }

  @Override
  public String says(String whom) {
    return "defeat " + whom;
  }
}
