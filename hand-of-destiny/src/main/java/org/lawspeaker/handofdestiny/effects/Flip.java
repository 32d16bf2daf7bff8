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
 * Flips monster cards to their other side (HOD-FACE-02).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Flips cards to their other side.")
public record Flip(@Default("chosen") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Citation FLIPPED = Citation.of("HOD-FACE-04");

  @Override
  public boolean changes(Table table, Source source, int position) {
    return true;
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Turning.turn(table, position, Faces.flipped(table.row.at(position)), FLIPPED, "flipped");
  }

  @Override
  public String says(String whom) {
    return "flip " + whom;
  }
}
