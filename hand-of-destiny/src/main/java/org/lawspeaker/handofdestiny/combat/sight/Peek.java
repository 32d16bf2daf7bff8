package org.lawspeaker.handofdestiny.combat.sight;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.state.Sight;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** Moves the second monster aside: from then on the third is visible (HOD-PEEK-01 to -05). */
@Doc("Peeks at the third monster.")
public record Peek() implements Effect {
  private static final int THIRD = Sight.POSITIONS - 1;

  @Override
  public boolean canAct(Table table, Source source) {
    return table.row.size() >= Sight.POSITIONS && !table.memory.isPeekedAt(table.row.at(THIRD));
  }

  @Override
  public void act(Table table, Source source) {
    table.push(new Peeking());
  }

  @Override
  public String says() {
    return "peek at the third monster";
  }
}
