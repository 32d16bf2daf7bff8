package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.table.Table;

/** Lands of a reserve as written: names with {@code +} between them. */
final class LandText {
  private LandText() {}

  static String of(Table table, Pile lands) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lands.size(); i++) {
      text.append(i == 0 ? "" : " + ").append(table.cards.landName(lands.get(i)));
    }
    return text.toString();
  }
}
