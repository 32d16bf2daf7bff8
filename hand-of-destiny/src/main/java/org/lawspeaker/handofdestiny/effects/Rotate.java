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
 * Rotates monster cards by 180 degrees (HOD-FACE-03).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Rotates cards by 180 degrees.")
public record Rotate(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Citation ROTATED = Citation.of("HOD-FACE-05");

  @Override
  public boolean changes(Table table, Source source, int position) {
    return true;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Turning.turn(table, position, Faces.rotated(table.row.at(position)), ROTATED, "rotated");
  }

  @Override
  public String says(String whom) {
    return "rotate " + whom;
  }
}
