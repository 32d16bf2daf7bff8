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
 * Rotates monster cards to whichever half has the higher base health; a tie changes nothing
 * (HOD-Q-29).
 *
 * @param target which monsters
 * @param type only of this type
 */
@Doc("Rotates cards to the half with the higher base health.")
public record RotateHigher(@Default("behind") Which target, Optional<MonsterType> type)
    implements OnMonsters {
  private static final Citation TO_HIGHER = Citation.of("HOD-Q-29");

  @Override
  public boolean changes(Table table, Source source, int position) {
    int face = table.row.at(position);
    return table.monster(Faces.rotated(face)).hp() > table.monster(face).hp();
  }

  @Override
  public void hit(Table table, Source source, int position) {
    Turning.turn(table, position, Faces.rotated(table.row.at(position)), TO_HIGHER, "rotated");
  }

  @Override
  public String says(String whom) {
    return "rotate " + whom + " to the half with the higher base health";
  }
}
