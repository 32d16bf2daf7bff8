package org.lawspeaker.handofdestiny.ending;

import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** Looks at the hero's HP after a penalty or potion: at 0 the game is lost (HOD-Q-46, HOD-Q-63). */
public record Toll() implements HandFrame {
  @Override
  public void run(Table table) {
    table.pop();
    if (table.hero.hp() == 0) {
      Endings.fallen(table);
    }
  }
}
