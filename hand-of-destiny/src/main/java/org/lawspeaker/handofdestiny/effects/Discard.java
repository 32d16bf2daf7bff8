package org.lawspeaker.handofdestiny.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.lasting.Which;
import org.lawspeaker.handofdestiny.table.MonsterType;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Discards monsters to the Underworld; they are not defeated and not slotted (HOD-UNDER-05).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Discards monsters to the Underworld; they are not defeated.")
public record Discard(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Citation DISCARDED = Citation.of("HOD-UNDER-05");

  @Override
  public boolean changes(Table table, Source source, int position) {
    return true;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Departure.toUnderworld(table, position, DISCARDED, "discarded");
  }

  @Override
  public String says(String whom) {
    return "discard " + whom;
  }
}
